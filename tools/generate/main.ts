import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOfMigrations, strayTableFiles } from './database-files.ts';
import { registers } from './registers.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes every stale generated file and returns their paths; with `check` it only returns them.
 * `database` adds the row types and table files, for which a database is started.
 */
export async function generate(
  check: boolean,
  input: { database: boolean } = { database: false },
): Promise<string[]> {
  const stale = await refresh(await registers(root), check);
  if (!input.database) return stale;
  const files = await filesOfMigrations();
  const stray = await strayTableFiles(root, files);
  if (!check) await Promise.all(stray.map((path) => rm(join(root, path))));
  return [...stale, ...(await refresh(files, check)), ...stray];
}

async function refresh(files: ReadonlyMap<string, string>, check: boolean): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, text] of files) {
    const file = join(root, path);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    stale.push(path);
    if (check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return stale;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale = await generate(check, { database: process.argv.includes('--database') });
  for (const path of stale) process.stdout.write(`${check ? 'stale' : 'written'}: ${path}\n`);
  if (check && stale.length > 0) process.exitCode = 1;
}
