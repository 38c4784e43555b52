import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registers } from './registers.ts';

const root = join(import.meta.dirname, '../..');

/** Writes every generated file that is stale; with `--check` only says which are, and fails. */
export async function generate(check: boolean): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, text] of await registers(root)) {
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
  const stale = await generate(check);
  for (const path of stale) process.stdout.write(`${check ? 'stale' : 'written'}: ${path}\n`);
  if (check && stale.length > 0) process.exitCode = 1;
}
