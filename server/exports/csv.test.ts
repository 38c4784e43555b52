import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FileCell, fileCell } from './cells.ts';
import { csvOf } from './csv.ts';
import { records } from '@ribambelle/api/records.ts';
import { z } from 'zod';

/** The columns of a list, or an object with them. */
const declared = z.record(
  z.string(),
  z.object({ kind: z.string(), value: z.function(), ours: z.literal(true).optional() }),
);
const modules = globSync('api/{*/*-columns,reports/accounts,reports/*-report}.ts');
/** Columns that programs match with other data. */
const MATCHED = ['communication', 'reference', 'phone'];

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

test('an end at midnight is written as the last day', async () => {
  const of = { timezone: 'Europe/Brussels', ours: false, wordOf: (code: string) => code };
  const cell = fileCell('2026-12-12T23:00:00.000Z', { kind: 'last_day', ...of });
  expect(await written(['x'], [cell])).toBe('\uFEFFx\r\n2026-12-12\r\n');
});

test.each(['+++254/4352/86487+++', '+32470123456', '+32470123456, +3225551234', 'BCD3456789'])(
  '%s in a column that only we write stays as it is',
  async (text) => {
    expect(await written(['x'], [{ kind: 'ours', text }])).toBe(`\uFEFFx\r\n${text}\r\n`);
  },
);

test.each(['=1+1', '+A1', '@cmd', '-5', '+1;=2'])(
  '%s is guarded even in columns that only we write',
  async (text) => {
    expect(await written(['x'], [{ kind: 'ours', text }])).toMatch(/^\uFEFFx\r\n"?'/u);
  },
);

test('every list marks the columns that programs match as ours, and guards every other text', async () => {
  const names = new Set<string>();
  const lists = new Map<string, readonly unknown[]>(
    records.map(({ noun, list }) => [noun, [list]]),
  );
  for (const path of modules) lists.set(path, Object.values(await import(`../../${path}`)));
  for (const [path, all] of lists) {
    for (const of of all) {
      const { data } = declared.safeParse(Object(of).columns ?? of);
      for (const [name, { kind, ours = false }] of Object.entries(data ?? {})) {
        if (kind !== 'text') continue;
        names.add(name);
        const isCode = path.includes('customer-vouchers') && name === 'code';
        expect([path, name, ours]).toEqual([path, name, MATCHED.includes(name) || isCode]);
        const input = { kind, ours, timezone: 'Europe/Brussels', wordOf: String } as const;
        const line = await written(['x'], [fileCell('+++254/4352/86487+++', input)]);
        expect(line).toBe(`\uFEFFx\r\n${ours ? '' : "'"}+++254/4352/86487+++\r\n`);
      }
    }
  }
  expect(names.size).toBeGreaterThan(30);
});
