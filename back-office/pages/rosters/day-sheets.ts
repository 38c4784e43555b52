import type { Answer } from '@ribambelle/api/client.ts';
import type { RosterRow } from './row-parts.tsx';

/** The ways to divide a day into sheets. */
export const SHEETS_BY = ['GROUP', 'PLACE', 'NONE'] as const;

export type SheetsBy = (typeof SHEETS_BY)[number];

type Group = Answer<'getRosterDay'>['groups'][number];

/** Rows that are printed together, with their group, if they are one. */
export interface DaySheet {
  readonly key: string;
  readonly rows: readonly RosterRow[];
  /** Null for a location, and for bookings. */
  readonly group: Group | null;
}

/** The columns that the heading of a sheet already contains. */
export const SAID_BY_HEAD: Readonly<Record<SheetsBy, readonly string[]>> = {
  GROUP: ['activity', 'location', 'start_time', 'end_time', 'kind'],
  PLACE: ['location'],
  NONE: [],
};

/**
 * Returns the rows of a day as sheets: one for each group, in the order of the day, and then one
 * for each booked resource; or one for each location, by name, with rows without a location at the
 * end.
 */
export function daySheets(
  rows: readonly RosterRow[],
  { by, groups }: { by: SheetsBy; groups: readonly Group[] },
): readonly DaySheet[] {
  if (by === 'NONE') return [{ key: 'day', rows, group: null }];
  if (by === 'PLACE')
    return [...Map.groupBy(rows, ({ location }) => location ?? '')]
      .toSorted(([one], [other]) => Number(one === '') - Number(other === '') || byName(one, other))
      .map(([key, some]) => ({ key, rows: some, group: null }));
  const places = new Map(groups.map(({ date_id }, index) => [date_id, index]));
  return [...Map.groupBy(rows, groupOf)]
    .map(([key, some]) => {
      const index = places.get(some[0]?.date_id ?? 0) ?? groups.length;
      return { key, rows: some, group: groups[index] ?? null, index };
    })
    .toSorted((one, other) => one.index - other.index);
}

/** Returns the key of a group: a date, or the bookings of a resource. */
function groupOf({ date_id, location, activity_title }: RosterRow): string {
  return date_id === null ? `${location ?? ''} ${activity_title}` : String(date_id);
}

const byName = (one: string, other: string): number => one.localeCompare(other);
