import { momentOfWall } from '../../formats/wall-moment.ts';
import { type CalendarEntry, type Column, wallOf } from './calendar-columns.ts';

/** A booking that is being moved, and its new place. */
export interface Carried {
  readonly entry: CalendarEntry;
  /** The column that it comes from. */
  readonly from: Column;
  /** The index of the column that it would be in. */
  readonly to: number;
  readonly start: number;
  /** Length in minutes. */
  readonly length: number;
}

/** A step of a carried booking. */
export interface Step {
  readonly columns: number;
  readonly minutes: number;
  /** The number of lengths by which it becomes longer or shorter. */
  readonly lengths: number;
}

/**
 * Returns the place of a carried booking after a step, within the columns and the day; its length
 * is one with a price.
 */
export function carriedOn(
  drag: Carried,
  { columns, minutes, lengths, all }: Partial<Step> & { readonly all: readonly Column[] },
): Carried {
  const to = clamp(drag.to + (columns ?? 0), { least: 0, most: all.length - 1 });
  const column = all[to] ?? drag.from;
  const durations = column.resource.prices.map(({ duration }) => duration / 60);
  const index = durations.indexOf(drag.length);
  const length =
    lengths === undefined || lengths === 0
      ? drag.length
      : (durations[
          clamp((index < 0 ? 0 : index) + lengths, { least: 0, most: durations.length - 1 })
        ] ?? drag.length);
  const start = clamp(drag.start + (minutes ?? 0), { least: 0, most: 1_440 - 5 });
  return { ...drag, to, start, length };
}

/** Returns the length with a price that is nearest to this number of minutes. */
export function nearestLength(column: Column, minutes: number): number {
  const durations = column.resource.prices.map(({ duration }) => duration / 60);
  return (
    durations.toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes))[0] ??
    minutes
  );
}

/** Returns the new start and end of a carried booking. */
export function timeOf(
  { start, length }: Pick<Carried, 'start' | 'length'>,
  { column, timezone }: { readonly column: Column; readonly timezone: string },
): { readonly start_at: string; readonly end_at: string } {
  const start_at = momentOfWall(wallOf(column.day, start), timezone);
  const end_at = new Date(Date.parse(start_at) + length * 60_000).toISOString();
  return { start_at, end_at };
}

/**
 * Returns the price of a length by the rule of the column, in minor units; undefined for one
 * without a price.
 */
export function priceOf(column: Column, length: number): number | undefined {
  return column.resource.prices.find(({ duration }) => duration === length * 60)?.amount;
}

function clamp(
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  return Math.min(Math.max(value, least), most);
}
