import { gunzipSync } from 'node:zlib';
import { startServer, type RunningServer } from '@ribambelle/server/main.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { createWire, type Wire } from '@ribambelle/testing/hostile/wire.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer } from './pages.ts';

const HTML = `<!doctype html><title>Stages</title>${'<p>Un stage</p>'.repeat(200)}`;
let shop: Shop;
let server: RunningServer;
let wire: Wire;
let organiser: Made;
let drawingCount = 0;

/** Draws the address that it was given, and counts its drawings. */
const renderer: PageRenderer = {
  assets: '/nowhere',
  render: async ({ origin }) => {
    drawingCount += 1;
    return { status: 200, html: `${HTML}${origin}`, redirect: null, language: 'fr', keep: true };
  },
};

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({}, 'localhost');
  await shop.make.activity(organiser);
  server = await startServer({
    databaseUrl: shop.databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    renderer,
    writeMail: async () => ({ subject: '', html: '', text: '' }),
    clock: () => shop.clock.now(),
    jobs: false,
    behindProxy: true,
  });
  wire = createWire(server);
});
afterAll(async () => {
  await server.stop();
  await shop.close();
});

interface Answered {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly sent: number;
  readonly text: string;
}

/** Requests a page as a browser that reads gzip, or as a program that does not. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        headers: { host: `localhost:${server.port}`, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const encoding = answer.headers['content-encoding'];
          resolve({
            encoding,
            vary: answer.headers.vary,
            headers: answer.headers,
            sent: bytes.length,
            text: (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString(),
          });
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}

const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

test.each([
  ['a page', '/fr'],
  ['an answer for everybody', '/api/website'],
  ['the description of the API', '/api/openapi.json'],
  ['a drawing', '/pictures/water/abc.svg'],
])(
  '%s is packed from the first visit on, and plain for clients that cannot unpack it',
  async (_, path) => {
    const plain = await get(`${path}?first`);
    const packed = await get(path, GZIP);
    expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip']);
    expect([plain.vary, packed.vary]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(packed.sent).toBeLessThan(plain.sent * 0.7);
    expect(packed.text.length).toBe(plain.text.length);
  },
);

test('an answer that fits a packet is sent plain', async () => {
  const { encoding, text } = await get('/api/session', GZIP);
  expect(JSON.parse(text)).toMatchObject({ customer: null });
  expect(encoding).toBeUndefined();
});

test('a page drawn under http is not served under https, and only https promises https', async () => {
  const before = drawingCount;
  const https = { ...GZIP, 'x-forwarded-proto': 'https' };
  const plain = await get('/fr/schemes', GZIP);
  const secure = await get('/fr/schemes', https);
  expect(drawingCount).toBe(before + 2);
  expect(plain.text.endsWith(`http://localhost:${server.port}`)).toBe(true);
  expect(secure.text.endsWith(`https://localhost:${server.port}`)).toBe(true);
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  // no promise is made for other hosts below an organiser's own name
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  await expect
    .poll(async () => {
      const drawings = drawingCount;
      await get('/fr/schemes', GZIP);
      await get('/fr/schemes', https);
      return drawingCount - drawings;
    })
    .toBe(0);
  expect((await get('/fr/schemes', https)).text).toBe(secure.text);
});

test('the back-office shows a picture to staff who may see the things it belongs to', async () => {
  const [file] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, data) values ($1, 'x', 'image/webp', 'x') returning cuid`,
    [organiser.id],
  );
  const status = async (token?: string) => {
    const headers: Record<string, string> =
      token === undefined ? {} : { cookie: `ribambelle_office=${token}` };
    const path = `/files/${file?.cuid}`;
    return (await wire({ site: 'back-office', method: 'GET', path, headers })).status;
  };
  const reader = await shop.make.collaborator(organiser, ['activities.read']);
  const other = await shop.make.collaborator(organiser, ['payments.read']);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  const stranger = await shop.make.collaborator(neighbour, ['activities.read']);
  expect(await status(reader.token)).toBe(200);
  expect(await status(other.token)).toBe(404);
  expect(await status(stranger.token)).toBe(404);
  expect(await status()).toBe(404);
});
