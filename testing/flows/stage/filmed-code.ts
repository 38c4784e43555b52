import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
const POINT = 10;
const WHITE = 235;
const BLACK = 16;

/**
 * Makes a film of one picture with a QR code of this text, which Chromium takes instead of a
 * camera. Returns its file.
 */
export function filmOf(text: string): string {
  const points = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const margin = Math.floor((WIDTH - points.length * POINT) / 2);
  const top = Math.floor((HEIGHT - points.length * POINT) / 2);
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const row = points[Math.floor((y - top) / POINT)];
      if (row?.[Math.floor((x - margin) / POINT)] === true) light[y * WIDTH + x] = BLACK;
    }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const picture = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const file = join(tmpdir(), `ribambelle-badge-${process.pid}.y4m`);
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), picture, picture]));
  return file;
}
