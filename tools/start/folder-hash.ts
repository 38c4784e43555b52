import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * Returns one hash of the contents and names of all sources in these files and folders; tests are
 * no sources.
 */
export async function hashSources(root: string, paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => listSources(root, path)))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries())
    hash.update(`${file}\n${contents[index]?.length}\n`).update(contents[index] ?? '');
  return hash.digest('hex');
}

async function listSources(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (entries === null) return [path];
  const sources = entries.filter(
    (entry) =>
      !NOT_SOURCES.has(entry.name) &&
      !entry.name.startsWith('.') &&
      !/\.test\.tsx?$/.test(entry.name),
  );
  const nested = sources.map((entry) =>
    entry.isDirectory()
      ? listSources(root, join(path, entry.name))
      : Promise.resolve([join(path, entry.name)]),
  );
  return (await Promise.all(nested)).flat();
}
