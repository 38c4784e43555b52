import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneTemplate, startThrowawayServer } from '@ribambelle/testing/throwaway.ts';
import { databaseFiles } from './rows.ts';

/** What the migrations make, read from a database that exists for this purpose alone: path -> text. Takes a second or two. */
export async function filesOfMigrations(): Promise<Map<string, string>> {
  const throwaway = await startThrowawayServer();
  try {
    return await databaseFiles(await cloneTemplate(throwaway.server, 'generate'));
  } finally {
    await throwaway.stop();
  }
}

/** Table files of tables that are no more. */
export async function strayTableFiles(
  root: string,
  wanted: ReadonlyMap<string, string>,
): Promise<string[]> {
  const present = await readdir(join(root, 'database/tables')).catch(() => []);
  return present.map((name) => `database/tables/${name}`).filter((path) => !wanted.has(path));
}
