import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHasher } from './folder-hash.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ribambelle-hash-'));
  await mkdir(join(root, 'part/pages'), { recursive: true });
  await writeFile(join(root, 'part/pages/home.tsx'), 'home');
  await writeFile(join(root, 'lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => sourceHasher(root)(['part', 'lock.json']);

test('a changed, renamed or added source changes the hash', async () => {
  const hashes = [hash()];
  await writeFile(join(root, 'part/pages/home.tsx'), 'house');
  hashes.push(hash());
  await rename(join(root, 'part/pages/home.tsx'), join(root, 'part/pages/house.tsx'));
  hashes.push(hash());
  await writeFile(join(root, 'lock.json'), '{ }');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(4);
});

test('build output and tests do not change it', async () => {
  const before = hash();
  await mkdir(join(root, 'part/dist'));
  await writeFile(join(root, 'part/dist/out.js'), 'built');
  await writeFile(join(root, 'part/pages/home.test.tsx'), 'test');
  expect(hash()).toBe(before);
});

test('what was read once is not read again by the same function', async () => {
  const hashOf = sourceHasher(root);
  const before = hashOf(['part', 'lock.json']);
  await writeFile(join(root, 'part/pages/home.tsx'), 'house');
  expect(hashOf(['part', 'lock.json'])).toBe(before);
  expect(hash()).not.toBe(before);
});
