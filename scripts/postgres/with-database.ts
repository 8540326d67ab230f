import { migrate } from '../../prisma/migrate';
import { openDataFolder } from '../setup/data-folder.mjs';
import { openApplicationDatabase } from './application-database';

/** Runs `work` while the installation's database is up and up to date. */
export async function withApplicationDatabase<T>(
  work: (databaseUrl: string, dataFolder: string) => Promise<T>,
): Promise<T> {
  const dataFolder = openDataFolder();
  const database = await openApplicationDatabase(dataFolder);
  try {
    await migrate(database.url);
    return await work(database.url, dataFolder);
  } finally {
    await database.release();
  }
}
