import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listenForChanges } from './changes.ts';

/** Returns a message of PostgreSQL's protocol: its letter, its length, its content. */
function message(letter: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content)]);
}

const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', '\0\0\0\0'), READY]);
const LISTENING = Buffer.concat([message('C', 'LISTEN\0'), READY]);

let away = false;
let attempts = 0;
const open = new Set<Socket>();
/**
 * A database that lets everybody in and listens until it is away; then it closes each connection at
 * once.
 */
const database = createServer((socket) => {
  attempts += 1;
  socket.on('error', () => {});
  if (away) return void socket.destroy();
  open.add(socket);
  socket.once('data', () => {
    socket.on('data', () => socket.write(LISTENING));
    socket.write(WELCOME);
  });
});

afterEach(() => database.close());

test('while the database is away it is tried once a second, however long, and heard again when it is back', async () => {
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port }: AddressInfo = Object(database.address());
  let notifications = 0;
  const changes = await listenForChanges(`postgresql://me@127.0.0.1:${port}/shop`, () => {
    notifications += 1;
  });
  expect([attempts, notifications]).toEqual([1, 1]);

  away = true;
  for (const socket of open) socket.destroy();
  await sleep(5000);
  expect(attempts).toBeGreaterThanOrEqual(4);
  expect(attempts).toBeLessThanOrEqual(7);

  away = false;
  await expect.poll(() => notifications).toBe(2);
  const before = attempts;
  await changes.stop();
  await sleep(1500);
  expect(attempts).toBe(before);
});
