import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoAccountsFile, describeSignIns } from './demo';

test('new sign-ins are shown in columns with the place where they are kept', () => {
  const accounts = [
    { role: 'lead', email: 'lead@demo.invalid', password: 'p-1' },
    { role: 'annotator', email: 'a@demo.invalid', password: 'p-2' },
  ];
  expect(describeSignIns(accounts, '/data')).toEqual([
    'Demo sign-ins, shown this once and kept in /data/demo-accounts.json:',
    '  lead       lead@demo.invalid  p-1',
    '  annotator  a@demo.invalid     p-2',
  ]);
});

test('later only the place is told, and only where there is one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
  expect(describeSignIns([], folder)).toEqual([]);
  writeFileSync(demoAccountsFile(folder), '[]');
  expect(describeSignIns([], folder)).toEqual([
    `The demo sign-ins are kept in ${demoAccountsFile(folder)}`,
  ]);
  rmSync(folder, { recursive: true });
});
