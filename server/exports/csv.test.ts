import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const textOf = (cell: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf([[cell]]));

test.each([
  ['Léa', 'Léa'],
  ['a;b', '"a;b"'],
  ['dit "oui"', '"dit ""oui"""'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['=1+1', "'=1+1"],
  ['+32 2 123', "'+32 2 123"],
  ['-5', "'-5"],
  ['@cmd', "'@cmd"],
  ['=A1;B2', `"'=A1;B2"`],
])('%s is written as %s', (cell, written) => {
  expect(textOf(cell)).toBe(`\uFEFF${written}\r\n`);
});
