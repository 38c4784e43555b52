import { z } from 'zod';
import type { Columns } from '../lists/columns.ts';
import { ROSTER_MORE } from '../rosters/more-columns.ts';
import { rosterColumns } from '../rosters/roster-columns.ts';

/** The most columns of a day list, including the organiser's own. */
const MOST_OF_A_DAY = 200;

/** Returns the schema of column names, each once. */
export function wantedOf(columns: Columns<never>) {
  const names = Object.keys(columns);
  return eachOnce(z.enum(names), names.length);
}

/** The column names of the day list, its own and the organiser's. */
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
