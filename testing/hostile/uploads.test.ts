import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { errorBody } from './judge.ts';
import { createWire, type Wire, type WireAnswer } from './wire.ts';

let shop: Shop;
let wire: Wire;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  wire = createWire(shop.server);
  const organiser = await shop.make.organiser({}, 'localhost');
  ({ token } = await shop.make.collaborator(organiser, [
    'activities.read',
    'activities.update',
    'organiser-business.update',
  ]));
});
afterAll(() => shop.close());

function upload(bytes: Buffer, name = 'photo.jpg'): Promise<WireAnswer> {
  return wire({
    site: 'back-office',
    method: 'POST',
    path: `/api/back-office/activities/images?name=${encodeURIComponent(name)}`,
    headers: {
      'content-type': 'application/octet-stream',
      cookie: `ribambelle_office=${token}`,
    },
    body: bytes,
  });
}

async function countFiles(): Promise<number> {
  return (await shop.sql('select from files')).length;
}

/**
 * Makes a photograph as a phone takes it: rotated by its orientation, with the place and the owner
 * in its metadata.
 */
function photograph(): Promise<Buffer> {
  const noise = {
    create: { width: 2_400, height: 1_200, channels: 3 as const, background: '#e67e22' },
  };
  return sharp(noise)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Zwanenfotograf' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '50/1 50/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 21/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Zwanenxmp</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

describe('a photograph', () => {
  test('is kept as WebP of at most 1600 px, without the place where it was taken', async () => {
    const bytes = await photograph();
    expect(await sharp(bytes).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
    });
    expect(bytes.length).toBeGreaterThan(9_000);
    expect(bytes.includes('Zwanenfotograf')).toBe(true);
    const answer = await upload(bytes);
    expect(answer.status).toBe(200);
    const { cuid }: { cuid: string } = JSON.parse(answer.text);
    const [file] = await shop.sql<{ data: Buffer; content_type: string }>(
      'select data, content_type from files where cuid = $1',
      [cuid],
    );
    const data = file?.data ?? Buffer.alloc(0);
    const metadata = await sharp(data).metadata();
    expect([file?.content_type, metadata.format, metadata.width, metadata.height]).toEqual([
      'image/webp',
      'webp',
      800,
      1600,
    ]);
    for (const word of ['exif', 'xmp', 'iptc', 'icc'] as const)
      expect(metadata[word], word).toBeUndefined();
    expect(data.includes('Zwanen')).toBe(false);
  });

  test('is served as a picture, whatever its name says, and never as code', async () => {
    const answer = await upload(await photograph(), '"><script>alert(1)</script>.html');
    const { cuid }: { cuid: string } = JSON.parse(answer.text);
    for (const path of [
      `/files/${cuid}`,
      `/files/${cuid}.html`,
      `/files/${cuid}.svg`,
      `/files/${cuid}.js`,
    ]) {
      const { status, headers } = await wire({ site: 'storefront', method: 'GET', path });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const small = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } });

/**
 * Makes a PNG of one colour, 20,000 px on each side: 50 kB that would decode into more than a
 * gigabyte.
 */
async function bomb(): Promise<Buffer> {
  const side = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

describe('anything but a picture of pixels', () => {
  test.each([
    ['a drawing in SVG', async () => Buffer.from(SVG)],
    [
      'a drawing behind an XML declaration',
      async () => Buffer.from(`<?xml version="1.0"?>\n<!-- -->\n${SVG}`),
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a program', async () => Buffer.from('MZ\x90\x00')],
    [
      'the beginning of a GIF and then a page',
      async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'),
    ],
    ['half a photograph', async () => (await photograph()).subarray(0, 9_000)],
    ['the head of a PNG alone', async () => (await small().png().toBuffer()).subarray(0, 33)],
    ['a picture of 20,000 px', bomb],
    ['one byte', async () => Buffer.from('x')],
  ])(
    '%s is refused, and nothing is stored',
    async (_, make) => {
      const before = await countFiles();
      const answer = await upload(await make());
      expect([answer.status, errorBody(answer)?.error]).toEqual([400, 'FILE_NOT_AN_IMAGE']);
      expect(await countFiles()).toBe(before);
    },
    30_000,
  );

  test('more than 10 MB is refused before it is read', async () => {
    const answer = await upload(Buffer.alloc(10.2 * 1024 * 1024, 1));
    expect([answer.status, errorBody(answer)?.error]).toEqual([413, 'FILE_TOO_LARGE']);
  });
});

test('a picture that is also a page is stored as a picture only', async () => {
  const page = '<!doctype html><script>alert(document.domain)</script>';
  const both = Buffer.concat([await small().png().toBuffer(), Buffer.from(page)]);
  const answer = await upload(both);
  expect(answer.status).toBe(200);
  const { cuid }: { cuid: string } = JSON.parse(answer.text);
  const [file] = await shop.sql<{ data: Buffer }>('select data from files where cuid = $1', [cuid]);
  expect(file?.data.includes('<script')).toBe(false);
});
