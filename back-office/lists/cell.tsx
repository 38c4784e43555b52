import type { CellKind, CellValue } from '@ribambelle/api/lists/columns.ts';
import type { Formats } from '../formats/formats.ts';
import { WIDTHS } from './column-widths.ts';

/**
 * The look of the cells of each kind in a table: the width in pixels when it is always the same,
 * and the alignment.
 */
export const LOOK: Readonly<Record<CellKind, { width?: number; right?: true }>> = {
  text: {},
  choice: { width: 130 },
  number: { width: 108, right: true },
  amount: { width: 116, right: true },
  day: { width: WIDTHS.day },
  date: { width: WIDTHS.date },
  time: { width: WIDTHS.time },
  moment: { width: WIDTHS.moment },
  last_day: { width: WIDTHS.date },
};

/** Returns the text of a cell, in the words and figures of the reader. */
export function cellText(
  value: CellValue,
  input: {
    readonly kind: CellKind;
    readonly formats: Formats;
    readonly words: Readonly<Record<string, string>> | undefined;
  },
): string {
  const { kind, formats, words } = input;
  if (value === null) return '';
  if (typeof value === 'number')
    return kind === 'amount' ? formats.price(value) : formats.count(value);
  if (kind === 'day') return formats.plainDay(value);
  if (kind === 'last_day') return formats.lastDay(value);
  if (kind === 'date' || kind === 'time' || kind === 'moment') return formats[kind](value);
  return kind === 'choice' ? (words?.[value] ?? value) : value;
}
