import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * Returns a function that makes one hash of the contents and names of all sources in files and
 * folders, each of which it reads once; tests are no sources.
 */
export function sourceHasher(root: string): (paths: readonly string[]) => string {
  const known = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = known.get(path) ?? hashPath(root, path);
    known.set(path, hash);
    return hash;
  };
  return (paths) => {
    const hash = createHash('sha256');
    for (const path of paths) hash.update(`${path}\n${hashOf(path)}\n`);
    return hash.digest('hex');
  };
}

/** Reads one file after the other: all at once would take more time and much more memory. */
function hashPath(root: string, path: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(root, path).toSorted()) {
    const contents = readFileSync(join(root, file));
    hash.update(`${file}\n${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

function listSources(root: string, path: string): string[] {
  const entries = entriesOf(join(root, path));
  if (entries === null) return [path];
  return entries
    .filter(
      ({ name }) => !NOT_SOURCES.has(name) && !name.startsWith('.') && !/\.test\.tsx?$/.test(name),
    )
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? listSources(root, inside) : [inside];
    });
}

/** Returns what is in a folder; null for a file. */
function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}
