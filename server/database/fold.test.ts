import { fold, wordsOf } from '@ribambelle/domain/base/fold.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** All characters of Latin scripts, the signs and marks between, and some of every other script. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x250, 0x36f],
  [0x370, 0x52f],
  [0x5d0, 0x5ea],
  [0x620, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x10a0, 0x10ff],
  [0x1ab0, 0x1ace],
  [0x1d00, 0x1fff],
  [0x2010, 0x218b],
  [0x2c60, 0x2c7f],
  [0x3040, 0x30ff],
  [0x4e00, 0x4e80],
  [0xa720, 0xa7ca],
  [0xab30, 0xab6b],
  [0xac00, 0xac80],
  [0xfb00, 0xfb06],
  [0xfe20, 0xfe2f],
  [0xff01, 0xff9f],
  [0x1df00, 0x1df1e],
  [0x1f600, 0x1f64f],
];
const letter = fc
  .oneof(...BLOCKS.map(([min, max]) => fc.integer({ min, max })))
  .map((code) => String.fromCodePoint(code));
const text = fc.string({ unit: letter, maxLength: 30 });

async function foldedByDatabase(texts: readonly string[]) {
  return shop.sql<{ text: string; folded: string; words: string }>(
    'select text, searchable(text) as folded, words_of(text) as words from unnest($1::text[]) text',
    [texts],
  );
}

test('the database folds and cuts as the domain does: every letter of these blocks, and five thousand texts', async () => {
  const letters = BLOCKS.flatMap(([min, max]) =>
    Array.from({ length: max - min + 1 }, (_each, index) => String.fromCodePoint(min + index)),
  );
  const texts = [...letters.map((one) => `a${one}b`), ...fc.sample(text, 5000)];
  const rows = await foldedByDatabase(texts);
  expect(rows).toHaveLength(texts.length);
  const differingRows = rows.filter(
    (row) => row.folded !== fold(row.text) || row.words !== wordsOf(row.text).join(' '),
  );
  expect(
    differingRows
      .slice(0, 20)
      .map((row) => [row.text, row.folded, fold(row.text), row.words, wordsOf(row.text).join(' ')]),
  ).toEqual([]);
});
