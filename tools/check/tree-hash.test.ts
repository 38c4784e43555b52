import { execFileSync } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { treeHash } from './tree-hash.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ribambelle-tree-'));
});
afterEach(() => rm(root, { recursive: true }));

test('each changed, renamed, added and deleted file changes the hash, and an ignored one does not', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  await writeFile(join(root, '.gitignore'), 'built/\n*.log\n');
  await writeFile(join(root, 'page.ts'), 'home');
  execFileSync('git', ['add', '.'], { cwd: root });
  const hashes = [await treeHash(root)];
  await writeFile(join(root, 'page.ts'), 'house');
  hashes.push(await treeHash(root));
  await rename(join(root, 'page.ts'), join(root, 'house.ts'));
  hashes.push(await treeHash(root));
  await writeFile(join(root, 'page.ts'), '');
  hashes.push(await treeHash(root));
  await rm(join(root, 'page.ts'));
  await rm(join(root, 'house.ts'));
  hashes.push(await treeHash(root));
  expect(new Set(hashes).size).toBe(5);
  await writeFile(join(root, 'run.log'), 'text');
  expect(await treeHash(root)).toBe(hashes.at(-1));
});

test('a folder that is not a checkout has no hash', async () => {
  await writeFile(join(root, 'page.ts'), 'home');
  expect(await treeHash(root)).toBeNull();
});
