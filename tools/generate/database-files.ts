import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneTemplate, startThrowawayServer } from '@ribambelle/testing/throwaway.ts';
import { databaseFiles } from './rows.ts';

/**
 * Returns the files that the migrations yield, read from a database made for this purpose: path ->
 * text. Takes a second or two.
 */
export async function filesOfMigrations(): Promise<Map<string, string>> {
  const throwaway = await startThrowawayServer();
  try {
    return await databaseFiles(await cloneTemplate(throwaway.server, 'generate'));
  } finally {
    await throwaway.stop();
  }
}

/** Returns the table files of tables that no longer exist. */
export async function strayTableFiles(
  root: string,
  wanted: ReadonlyMap<string, string>,
): Promise<string[]> {
  const present = await readdir(join(root, 'database/tables')).catch(() => []);
  return present.map((name) => `database/tables/${name}`).filter((path) => !wanted.has(path));
}
