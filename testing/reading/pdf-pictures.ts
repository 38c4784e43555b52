import decodeQR from 'qr/decode.js';
import { inflateSync } from 'node:zlib';

/**
 * Returns the texts of the QR codes of a PDF, in the order of the file. Enough for our own
 * drawings: pictures of one bit a point.
 */
export function pdfCodes(pdf: Buffer): readonly string[] {
  const raw = pdf.toString('latin1');
  const heads = raw.matchAll(
    /\/Subtype \/Image\n\/BitsPerComponent 1\n\/Width (\d+)[^]*?\nstream\n/g,
  );
  return [...heads].map(({ index, 0: head, 1: size }) => {
    const from = index + head.length;
    const packed_bytes = pdf.subarray(from, pdf.indexOf('\nendstream', from, 'latin1'));
    return readCode(inflateSync(packed_bytes), Number(size));
  });
}

/** Returns the number of pages of a PDF. */
export function pdfPages(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

function readCode(rows: Buffer, size: number): string {
  const bytes_of_row = 1 + Math.ceil(size / 8);
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const byte = rows.readUInt8(y * bytes_of_row + 1 + (x >> 3));
      const light = (byte & (0x80 >> (x & 7))) !== 0 ? 255 : 0;
      data.fill(light, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return decodeQR({ data, width: size, height: size });
}
