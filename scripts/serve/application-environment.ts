/** What the application's process is told through its environment. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The environment of the application. Unless NEXTAUTH_URL is given, the address that the browser
 * used is taken as the application's own, so that `localhost`, `127.0.0.1` and the machine's name
 * in the laboratory all work.
 */
export function applicationEnvironment(setting: {
  readonly mode: 'production' | 'development';
  readonly databaseUrl: string;
  readonly secret: string;
  readonly dataFolder: string;
}): NodeJS.ProcessEnv {
  const { NEXTAUTH_URL: publicUrl = '', ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: setting.mode,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: setting.databaseUrl,
    GOLDSPAN_DATA: setting.dataFolder,
    NEXTAUTH_SECRET: setting.secret,
    ...(publicUrl === '' ? { AUTH_TRUST_HOST: 'true' } : { NEXTAUTH_URL: publicUrl }),
  };
}

/** The key of the session cookies: given, or made once and kept where only its owner may read. */
export function sessionSecret(dataFolder: string): string {
  const given = process.env.NEXTAUTH_SECRET;
  if (given !== undefined && given !== '') return given;
  const file = path.join(dataFolder, 'session-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
