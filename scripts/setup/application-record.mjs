/** The application's process, on record in the data folder from its first moment. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes.mjs';

export function applicationRecordFile(dataFolder) {
  return path.join(dataFolder, 'application.json');
}

export function recordApplication(file, record) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** The application on record; null when it does not run any more. */
export function findRecordedApplication(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    return isRunning(record) ? record : null;
  } catch {
    return null;
  }
}
