import type { CellKind } from '@ribambelle/api/lists/columns.ts';
import { LAST_DAY_FIELDS } from '@ribambelle/domain/base/last-day.ts';
import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import { describe, expect, test } from 'vitest';
import { fileCell } from './cells.ts';
import { exportedLists } from './exported-lists.ts';

const timezone = 'Europe/Brussels';

/** A row of which every field is again such a row; it notes the names of the fields read. */
function rowThatNotes(read: Set<string>): object {
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        if (typeof name === 'symbol') return undefined;
        read.add(name);
        return rowThatNotes(read);
      },
    },
  );
}

/** Returns the names of the fields from which a column takes its value. */
function fieldsOf(value: unknown): ReadonlySet<string> {
  const read = new Set<string>();
  try {
    if (typeof value === 'function') value(rowThatNotes(read));
  } catch {
    // a value that computes with its fields has read them by now
  }
  return read;
}

interface ExportedColumn {
  readonly list: string;
  readonly name: string;
  readonly kind: CellKind;
  readonly fields: ReadonlySet<string>;
}

const columns: readonly ExportedColumn[] = Object.entries(exportedLists).flatMap(
  ([list, { columns: of }]) =>
    Object.entries(of).map(([name, column]) => ({
      list,
      name,
      kind: column.kind,
      fields: fieldsOf(column.value),
    })),
);
const ofAnEnd = columns.filter(({ fields }) =>
  [...fields].some((field) => LAST_DAY_FIELDS.has(field)),
);

describe('what ends at midnight is written as its last day', () => {
  test('in every column of an export that reads such a moment, and in no other', () => {
    const names = (some: readonly ExportedColumn[]) =>
      some.map(({ list, name }) => `${list}.${name}`).toSorted();
    const writtenAsLastDay = columns.filter(({ kind }) => kind === 'last_day');
    expect(names(writtenAsLastDay)).toEqual(names(ofAnEnd));
    expect(names(ofAnEnd)).toContain('registrations.due');
  });

  test.each([
    ['in winter', '2026-01-05T08:00:00.000Z', { year: 2026, month: 1, day: 19 }],
    ['in summer', '2026-07-06T08:00:00.000Z', { year: 2026, month: 7, day: 20 }],
    ['over the change to summer time', '2026-03-20T08:00:00.000Z', { month: 4, day: 3 }],
    ['on the day of that change', '2026-03-15T08:00:00.000Z', { month: 3, day: 29 }],
    ['the day before it', '2026-03-14T08:00:00.000Z', { month: 3, day: 28 }],
    ['over the change to winter time', '2026-10-16T08:00:00.000Z', { month: 10, day: 30 }],
    ['on the day of that one', '2026-10-11T08:00:00.000Z', { month: 10, day: 25 }],
    ['ordered just after midnight', '2026-10-10T22:10:00.000Z', { month: 10, day: 25 }],
    ['at the end of a year', '2026-12-17T08:00:00.000Z', { year: 2026, month: 12, day: 31 }],
  ])('due 14 days after an order %s', (_case, ordered_at, at) => {
    const due_at = dueAt(ordered_at, { term_days: 14, starts: [], timezone });
    const cell = fileCell(due_at, {
      kind: 'last_day',
      ours: false,
      timezone,
      wordOf: (code) => code,
    });
    expect(cell).toMatchObject({ kind: 'day', at: { ...at, hour: 0, minute: 0 } });
  });
});
