import { connect, type Socket } from 'node:net';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { createWire, inParallel, type Wire } from './wire.ts';

const IMAGES = '/api/back-office/activities/images?name=x.jpg';
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let shop: Shop;
let wire: Wire;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  wire = createWire(shop.server);
  const organiser = await shop.make.organiser({}, 'localhost');
  ({ token } = await shop.make.collaborator(organiser, ['activities.create', 'activities.update']));
});
afterAll(() => shop.close());

/** Sends the head of a call whose body is promised and never sent; returns the answer. */
function head(
  path: string,
  input: { length: number; type: string; cookie?: string },
): Promise<{ text: string; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const socket = connect(shop.server.backOfficePort, '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (data) => resolve({ text: data.toString(), socket }));
    const cookie = input.cookie === undefined ? '' : `cookie: ${input.cookie}\r\n`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${cookie}content-type: ${input.type}\r\ncontent-length: ${input.length}\r\n\r\n`,
    );
  });
}

async function statusOf(path: string, input: Parameters<typeof head>[1]): Promise<string> {
  const { text, socket } = await head(path, input);
  socket.destroy();
  return text.split(' ', 2)[1] ?? '';
}

test('401 and 403 before the body is read: without a session, with a false one, and without the permission', async () => {
  const upload = { length: 9 * MEGABYTE, type: 'application/octet-stream' };
  const json = { length: 200_000, type: 'application/json' };
  const activities = '/api/back-office/activities';
  const falseOne = `ribambelle_office=${'a'.repeat(43)}`;
  expect(await statusOf(IMAGES, upload)).toBe('401');
  expect(await statusOf(IMAGES, { ...upload, cookie: falseOne })).toBe('401');
  expect(await statusOf(activities, json)).toBe('401');
  expect(await statusOf(activities, { ...json, cookie: falseOne })).toBe('401');
  const organiser = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  const weak = await shop.make.collaborator(organiser, ['activities.read']);
  const cookie = `ribambelle_office=${weak.token}`;
  expect(await statusOf(IMAGES, { ...upload, cookie })).toBe('403');
  expect(await statusOf(activities, { ...json, cookie })).toBe('403');
});

test('413 before the body is read, for more than is accepted', async () => {
  const cookie = `ribambelle_office=${token}`;
  const upload = { length: 14 * MEGABYTE, type: 'application/octet-stream', cookie };
  expect(await statusOf(IMAGES, upload)).toBe('413');
  const json = { length: 300_000, type: 'application/json', cookie };
  expect(await statusOf('/api/back-office/activities', json)).toBe('413');
});

test('24 anonymous uploads of 14 MB at once get 401, take no memory, and stop nothing', async () => {
  const body = Buffer.alloc(14 * MEGABYTE, 1);
  const before = heldBytes();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, heldBytes())), 100);
  const statuses = await inParallel(
    Array.from({ length: 24 }, () => IMAGES),
    {
      atOnce: 24,
      work: async (path) => {
        const headers = { 'content-type': 'application/octet-stream' };
        const call = { site: 'back-office' as const, method: 'POST', path, headers, body };
        // a caller that keeps sending may find the connection closed before it reads the answer
        return (await wire(call).catch(() => null))?.status ?? 401;
      },
    },
  );
  clearInterval(watch);
  expect(new Set(statuses)).toEqual(new Set([401]));
  // the rest of a body is discarded as it arrives: 24 bodies would be 336 MB
  expect((most - before) / MEGABYTE).toBeLessThan(64);
  expect((await shop.fetch('back-office', '/health')).status).toBe(200);
});

test('12 uploads by staff at once are all kept, four at a time, and leave no file behind', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const body = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#336699', noise },
  })
    .png()
    .toBuffer();
  const headers = { cookie: `ribambelle_office=${token}` };
  const answers = await inParallel(
    Array.from({ length: 12 }, (_, index) => `${IMAGES}&n=${index}`),
    {
      atOnce: 12,
      work: (path) => wire({ site: 'back-office', method: 'POST', path, headers, body }),
    },
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('ribambelle-upload-'))).toEqual(
    [],
  );
});

/**
 * Returns the bytes still in use: garbage that is not yet collected is no leak, and depends on the
 * moment.
 */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
