import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

const server = createServer((peer) => peer.pipe(peer));
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => server.close());

test('data written at one moment goes together, in order', async () => {
  const socket = new GatheringSocket();
  socket.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const turn of ['a', 'b']) {
    socket.write(`${turn}1`);
    socket.write(`${turn}2`);
    expect(socket.writableCorked).toBe(1);
    await nextTurn();
    expect(socket.writableCorked).toBe(0);
  }
  let received = '';
  for await (const part of socket) {
    received += String(part);
    if (received.length === 8) break;
  }
  expect(received).toBe('a1a2b1b2');
});
