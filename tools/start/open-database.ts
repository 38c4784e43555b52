import { migrate } from '@ribambelle/database/migrate.ts';
import { startDatabase, type OpenDatabase, type Where } from './start-database.ts';

/**
 * Opens the migrated database of the settings: the external one, or the embedded one started for
 * us.
 */
export async function openDatabase(settings: Where): Promise<OpenDatabase> {
  const database = await startDatabase(settings);
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}
