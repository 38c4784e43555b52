import { expect, test } from 'vitest';
import { type FileCell, fileCell } from './cells.ts';
import { csvOf } from './csv.ts';

const at = { year: 2026, month: 7, day: 6, hour: 9, minute: 5 };

async function written(titles: string[], ...rows: FileCell[][]): Promise<string> {
  const pieces: Buffer[] = [];
  const inTurn = async function* () {
    yield rows;
  };
  for await (const piece of csvOf({ titles, rows: inTurn() })) pieces.push(piece);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(pieces));
}

test.each([
  ['Léa', 'Léa'],
  ['a;b', '"a;b"'],
  ['dit "oui"', '"dit ""oui"""'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['=1+1', "'=1+1"],
  ['+32 2 123', "'+32 2 123"],
  ['-5', "'-5"],
  ['@cmd', "'@cmd"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠cmd', "'＠cmd"],
  [' =1+1', "' =1+1"],
  ['\u200b=1', "'\u200b=1"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['a＝1', 'a＝1'],
  ['=A1;B2', `"'=A1;B2"`],
])('the text %s is written as %s, also as a title', async (text, expected) => {
  expect(await written([text], [{ kind: 'text', text }])).toBe(
    `\uFEFF${expected}\r\n${expected}\r\n`,
  );
});

test.each<[FileCell, string]>([
  [{ kind: 'empty' }, ''],
  [{ kind: 'number', value: -3 }, '-3'],
  [{ kind: 'amount', value: -1234.5 }, '-1234,50'],
  [{ kind: 'day', at }, '2026-07-06'],
  [{ kind: 'time', at }, '09:05'],
  [{ kind: 'moment', at }, '2026-07-06 09:05'],
])('%j is written as %s', async (cell, expected) => {
  expect(await written(['x'], [cell])).toBe(`\uFEFFx\r\n${expected}\r\n`);
});

test('what is over at midnight is written as its last day', async () => {
  const of = { timezone: 'Europe/Brussels', wordOf: (code: string) => code };
  const cell = fileCell('2026-12-12T23:00:00.000Z', { kind: 'last_day', ...of });
  expect(await written(['x'], [cell])).toBe('\uFEFFx\r\n2026-12-12\r\n');
});
