import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { secretKeys } from './secret-key.ts';

/** Reads each file the moment it exists, as a second start may. */
const WATCHER = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const reading = (file) => { for (;;) try { return readFileSync(file, 'utf8') } catch {} };
  parentPort.postMessage(workerData.map(reading));
`;

async function folder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'ribambelle-key-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return join(parent, 'data');
}

test('a key is created once, readable only by its owner', async () => {
  const data = await folder();
  const [both, again] = await Promise.all([secretKeys(null, data), secretKeys(null, data)]);
  expect(both).toEqual(again);
  expect(both[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(data, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(data)).toEqual(['secret-key']);
});

test('when two start at once, neither reads a key that is not written yet', async () => {
  const folders: string[] = [];
  while (folders.length < 200) folders.push(await folder());
  const files = folders.map((data) => join(data, 'secret-key'));
  const watcher = new Worker(WATCHER, { eval: true, workerData: files });
  onTestFinished(() => void watcher.terminate());
  const report = once(watcher, 'message');
  await once(watcher, 'online');
  const keys: string[] = [];
  for (const data of folders) keys.push(...(await secretKeys(null, data)));
  expect(await report).toEqual([keys]);
});

test('a file without a key is refused, not used as a key', async () => {
  const data = await folder();
  await mkdir(data);
  await writeFile(join(data, 'secret-key'), '\n');
  await expect(secretKeys(null, data)).rejects.toThrow('is empty');
});

test('given keys come first, the new one before the old', async () => {
  expect(await secretKeys('new, old', await folder())).toEqual(['new', 'old']);
});
