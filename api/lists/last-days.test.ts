import { LAST_DAY_FIELDS } from '@ribambelle/domain/base/last-day.ts';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records } from '../records.ts';
import type { Column, Columns } from './columns.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('*/*-columns.ts', { cwd: ROOT });

/** Returns the names that a function reads of its row, which answers everything. */
function namesRead(reading: (row: never) => unknown): readonly string[] {
  const names: string[] = [];
  const row: unknown = new Proxy(() => '', {
    get: (_, name) => {
      if (typeof name === 'string') names.push(name);
      return row;
    },
    apply: () => row,
  });
  try {
    Reflect.apply(reading, undefined, [row]);
  } catch {
    // only the names read before it failed count
  }
  return names;
}

test('a column for the end of something is of the kind last_day, on screen and in files', async () => {
  const columns = [];
  for (const file of FILES) {
    const exported: Record<string, unknown> = await import(join(ROOT, file));
    for (const all of Object.values(exported))
      if (isColumns(all))
        columns.push(...Object.entries(all).map(([name, column]) => ({ file, name, ...column })));
  }
  for (const { noun, list } of records)
    for (const [name, column] of Object.entries<Column<never>>(list.columns))
      columns.push({ file: noun, name, ...column });
  const ends = columns.filter(({ value }) =>
    namesRead(value).some((name) => LAST_DAY_FIELDS.has(name)),
  );
  expect(columns.length).toBeGreaterThan(150);
  expect(ends.length).toBeGreaterThanOrEqual(7);
  expect(ends.filter(({ kind }) => kind !== 'last_day')).toEqual([]);
});

function isColumns(value: unknown): value is Columns<never> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (column) =>
        typeof column === 'object' && column !== null && 'kind' in column && 'value' in column,
    )
  );
}
