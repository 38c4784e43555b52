import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listenForChanges } from './changes.ts';

const READY = Buffer.from([
  ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0],
  ...[0x5a, 0, 0, 0, 5, 0x49],
]);
const LISTENING = Buffer.from([
  ...[0x43, 0, 0, 0, 11, ...Buffer.from('LISTEN\0')],
  ...[0x5a, 0, 0, 0, 5, 0x49],
]);

let away = false;
let attempts = 0;
const open = new Set<Socket>();
/** A database that lets everybody in and listens, until it is away: then it closes each connection at once. */
const database = createServer((socket) => {
  attempts += 1;
  socket.on('error', () => {});
  if (away) return void socket.destroy();
  open.add(socket);
  socket.once('data', () => {
    socket.on('data', () => socket.write(LISTENING));
    socket.write(READY);
  });
});

afterEach(() => database.close());

test('while the database is away it is tried once a second, however long, and is heard again when it is back', async () => {
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port }: AddressInfo = Object(database.address());
  let heard = 0;
  const changes = await listenForChanges(`postgresql://me@127.0.0.1:${port}/shop`, () => {
    heard += 1;
  });
  expect([attempts, heard]).toEqual([1, 1]);

  away = true;
  for (const socket of open) socket.destroy();
  await sleep(5000);
  expect(attempts).toBeGreaterThanOrEqual(4);
  expect(attempts).toBeLessThanOrEqual(7);

  away = false;
  await expect.poll(() => heard, { timeout: 3000 }).toBe(2);
  const before = attempts;
  await changes.stop();
  await sleep(1500);
  expect(attempts).toBe(before);
}, 20_000);
