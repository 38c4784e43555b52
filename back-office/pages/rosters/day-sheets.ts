import type { Answer } from '@ribambelle/api/client.ts';
import type { RosterRow } from './row-parts.tsx';

/** By what the day is cut into sheets. */
export const SHEETS_BY = ['GROUP', 'PLACE', 'NONE'] as const;

export type SheetsBy = (typeof SHEETS_BY)[number];

type Group = Answer<'getRosterDay'>['groups'][number];

/** Rows that stand together on paper, with the group that they are, where they are one. */
export interface DaySheet {
  readonly key: string;
  readonly rows: readonly RosterRow[];
  /** Null of a place, and of what is booked. */
  readonly group: Group | null;
}

/** Columns that the heading of a sheet says already. */
export const SAID_BY_HEAD: Readonly<Record<SheetsBy, readonly string[]>> = {
  GROUP: ['activity', 'location', 'start_time', 'end_time', 'kind'],
  PLACE: ['location'],
  NONE: [],
};

/** The rows of a day as sheets: a group each, by hour as the day has them, and each resource that is booked after them; or a place each, by name, and what has none at the end. */
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

/** A date, or what is booked of a resource. */
function groupOf({ date_id, location, activity_title }: RosterRow): string {
  return date_id === null ? `${location ?? ''} ${activity_title}` : String(date_id);
}

const byName = (one: string, other: string): number => one.localeCompare(other);
