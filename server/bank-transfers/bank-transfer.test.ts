import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrPng } from '../pdf/qr-picture.ts';

test('the QR code of an e-mail is read back byte by byte', async () => {
  const text =
    'BCD\n002\n1\nSCT\n\nASBL Les Petits Génies\nBE68539007547034\nEUR149.50\n\n010806817183';
  const png = qrPng(text);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(Buffer.from(code?.binaryData ?? []).toString('utf8')).toBe(text);
  expect(png.length).toBeLessThan(2_000);
});
