import { expect, test } from 'vitest';
import { hardToRead } from './ground-contrast.ts';

const ground = (color: string, image: string | null, veil: readonly [string, number]) => ({
  color,
  image,
  overlay: { color: veil[0], opacity: veil[1] },
});
const NONE = ['black', 0] as const;
const PICTURE = '/files/abc';

test.each([
  ['words of ink on white', ground('white', null, NONE)],
  ['white words on ink', ground('ink', null, NONE)],
  ['words on the accent, which has a readable colour of its own', ground('accent', null, NONE)],
  ['words on its tint', ground('tint', null, NONE)],
  ['a drawing of ours under a thin veil', ground('ink', '/pictures/a.svg', ['black', 30])],
  ['a picture under a dark veil', ground('ink', PICTURE, ['black', 54])],
  ['a picture under a pale veil', ground('white', PICTURE, ['white', 90])],
  ['a dark colour', ground('#123', null, NONE)],
])('%s can be read', (_, given) => {
  expect(hardToRead(given)).toBeNull();
});

test.each([
  ['a picture without a veil', ground('ink', PICTURE, NONE), 54],
  ['a picture under the usual veil', ground('ink', PICTURE, ['black', 30]), 54],
  ['a picture elsewhere', ground('ink', 'https://x.test/a.jpg', ['ink', 40]), 60],
  ['a picture under a thin pale veil', ground('white', PICTURE, ['#ffffff', 20]), 52],
  ['a picture under a veil of middle grey', ground('white', PICTURE, ['#808080', 50]), null],
  ['a colour of middle lightness', ground('#808080', null, NONE), null],
  ['white words on a dark colour that is nearly not there', ground('#ff000011', null, NONE), null],
  ['a colour under half a veil', ground('white', null, ['black', 55]), null],
])('%s may be hard to read', (_, given, opacity) => {
  const found = hardToRead(given);
  expect(found?.opacity).toBe(opacity);
  expect(found?.contrast).toBeLessThan(4.5);
});
