import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns one hash of the names and contents of every file that git knows or would add; null
 * outside a checkout, and when git is missing.
 */
export async function treeHash(root: string): Promise<string | null> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const answer = await run('git', list, { cwd: root, maxBuffer: 64 << 20 }).catch(() => null);
  if (answer === null) return null;
  const paths = answer.stdout.split('\0').filter((path) => path !== '');
  const contents = await Promise.all(paths.map((path) => contentOf(join(root, path))));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries()) {
    const content = contents[index] ?? null;
    hash.update(`${path}\n${content?.length ?? 'gone'}\n`).update(content ?? '');
  }
  return hash.digest('hex');
}

/** Null for a file that was deleted and is still in git's list. */
function contentOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}
