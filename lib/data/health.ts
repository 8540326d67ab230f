import packageJson from '../../package.json' with { type: 'json' };
import { database } from './database';

/** The version of this program, as releases record it. */
export const programVersion = packageJson.version;

export type Health = {
  readonly status: 'ok';
  readonly version: string;
  readonly database: { readonly status: 'ok'; readonly version: string };
};

/** Asks the database for its version; throws when it does not answer. */
export async function readHealth(): Promise<Health> {
  const rows = await database().$queryRaw<{ server_version: string }[]>`SHOW server_version`;
  return {
    status: 'ok',
    version: programVersion,
    database: { status: 'ok', version: rows[0]?.server_version ?? 'unknown' },
  };
}
