import type { CellKind, CellValue } from '@ribambelle/api/lists/columns.ts';
import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import { type LocalTime, localTimeOf } from '@ribambelle/texts/formats/local-time.ts';

/**
 * The content of a cell in a file: free text, a text of ours, a number, an amount in units with two
 * decimals, or a local moment of the organiser.
 */
export type FileCell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ours'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'day' | 'time' | 'moment'; readonly at: LocalTime };

const EMPTY: FileCell = { kind: 'empty' };

/** Returns a list's value as a file cell; `wordOf` translates the column's codes. */
export function fileCell(
  value: CellValue,
  input: {
    readonly kind: CellKind;
    /** True when this platform makes its texts (`Column.ours`). */
    readonly ours: boolean;
    readonly timezone: string;
    readonly wordOf: (code: string) => string;
  },
): FileCell {
  const { kind, ours, timezone, wordOf } = input;
  if (value === null || value === '') return EMPTY;
  if (typeof value === 'number')
    return kind === 'amount' ? { kind: 'amount', value: value / 100 } : { kind: 'number', value };
  if (kind === 'day') return { kind: 'day', at: dayAt(value) };
  if (kind === 'last_day') return { kind: 'day', at: dayAt(lastDayOf(value, timezone)) };
  if (kind === 'date') return { kind: 'day', at: localTimeOf(value, timezone) };
  if (kind === 'time' || kind === 'moment') return { kind, at: localTimeOf(value, timezone) };
  if (ours) return { kind: 'ours', text: value };
  return { kind: 'text', text: kind === 'choice' ? wordOf(value) : value };
}

function dayAt(day: string): LocalTime {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date, hour: 0, minute: 0 };
}
