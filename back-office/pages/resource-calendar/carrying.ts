import { momentOfWall } from '../../formats/wall-moment.ts';
import { type CalendarEntry, type Column, wallOf } from './calendar-columns.ts';

/** A booking that is being moved: which, and where it would be. */
export interface Carried {
  readonly entry: CalendarEntry;
  /** The column from which it comes. */
  readonly from: Column;
  /** The column in which it would be. */
  readonly to: number;
  readonly start: number;
  /** Minutes. */
  readonly length: number;
}

/** By how much it is carried on. */
export interface Step {
  readonly columns: number;
  readonly minutes: number;
  /** How many lengths longer or shorter. */
  readonly lengths: number;
}

/** Where it would be after a step, within the columns and the day; its length is one that has a price. */
export function carriedOn(
  carried: Carried,
  { columns, minutes, lengths }: Partial<Step>,
  all: readonly Column[],
): Carried {
  const to = clamp(carried.to + (columns ?? 0), 0, all.length - 1);
  const column = all[to] ?? carried.from;
  const known = column.resource.prices.map(({ duration }) => duration / 60);
  const at = known.indexOf(carried.length);
  const length =
    lengths === undefined || lengths === 0
      ? carried.length
      : (known[clamp((at < 0 ? 0 : at) + lengths, 0, known.length - 1)] ?? carried.length);
  const start = clamp(carried.start + (minutes ?? 0), 0, 1_440 - 5);
  return { ...carried, to, start, length };
}

/** The length with a price that is nearest to so many minutes. */
export function nearestLength(column: Column, minutes: number): number {
  const known = column.resource.prices.map(({ duration }) => duration / 60);
  return (
    known.toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes))[0] ??
    minutes
  );
}

/** From when until when it would be. */
export function timeOf(
  { start, length }: Pick<Carried, 'start' | 'length'>,
  column: Column,
  timezone: string,
): { readonly start_at: string; readonly end_at: string } {
  const start_at = momentOfWall(wallOf(column.day, start), timezone);
  const end_at = new Date(Date.parse(start_at) + length * 60_000).toISOString();
  return { start_at, end_at };
}

/** What a length costs by the rule of the column, in minor units; undefined for one without a price. */
export function priceOf(column: Column, length: number): number | undefined {
  return column.resource.prices.find(({ duration }) => duration === length * 60)?.amount;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
