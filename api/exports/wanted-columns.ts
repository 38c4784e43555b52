import { z } from 'zod';
import type { Columns } from '../lists/columns.ts';
import { ROSTER_MORE } from '../rosters/more-columns.ts';
import { rosterColumns } from '../rosters/roster-columns.ts';

/** Columns of a day list, with those that the organiser made. */
const MOST_OF_A_DAY = 200;

/** Names of columns, each once. */
export function wantedOf(columns: Columns<never>) {
  const names = Object.keys(columns);
  return eachOnce(z.enum(names), names.length);
}

/** Names of columns of the day list, its own and those that the organiser made. */
export const wantedOfDay = eachOnce(
  z.union([z.enum(Object.keys(rosterColumns)), z.string().regex(ROSTER_MORE)]),
  MOST_OF_A_DAY,
);

function eachOnce<Name extends z.ZodType<string>>(name: Name, most: number) {
  return z
    .array(name)
    .min(1)
    .max(most)
    .refine((wanted) => new Set(wanted).size === wanted.length);
}
