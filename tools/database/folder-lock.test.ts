import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder, lockHolder } from './folder-lock.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Opens a socket at the name of the lock that never answers, like that of a child that is just
 * being started.
 */
async function silentHolder(): Promise<Server> {
  const { dev, ino } = await stat(folder);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(`\0ribambelle-data-${dev}-${ino}`, () => resolve());
  });
  return server;
}

test('a folder is locked once, by a process that gives its number, and is free afterwards', async () => {
  const lock = await lockFolder(folder);
  expect(await lockFolder(folder)).toBeNull();
  expect(await lockHolder(folder)).toBe(String(process.pid));
  await lock?.release();
  expect(await lockHolder(folder)).toBeNull();
  const next = await lockFolder(folder);
  expect(next).not.toBeNull();
  await next?.release();
});

test('a socket that does not answer is waited for, and the folder is locked once it disappears', async () => {
  const silent = await silentHolder();
  const taking = lockFolder(folder);
  expect(await lockHolder(folder)).toBeNull();
  silent.close();
  const lock = await taking;
  expect(lock).not.toBeNull();
  await lock?.release();
});

test('a socket that never answers keeps the folder locked', async () => {
  const silent = await silentHolder();
  expect(await lockFolder(folder)).toBeNull();
  silent.close();
});
