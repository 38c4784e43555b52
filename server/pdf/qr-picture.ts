import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';

const SCALE = 4;

/**
 * Draws a text as a QR code of level M in a PNG with one bit a point: some hundreds of bytes, which
 * every mail program shows.
 */
export function qrPng(text: string): Buffer {
  const points = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = points.length * SCALE;
  const rows = points.flatMap((row) => Array.from({ length: SCALE }, () => packed(row, size)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(1, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1, memLevel: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Packs a row of points: a byte that says "not filtered", then a bit for each point, 1 for white.
 */
function packed(row: readonly boolean[], size: number): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil(size / 8));
  for (let x = 0; x < size; x += 1) {
    const byte = 1 + (x >> 3);
    if (row[Math.floor(x / SCALE)] !== true)
      bytes.writeUInt8(bytes.readUInt8(byte) | (0x80 >> (x & 7)), byte);
  }
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}
