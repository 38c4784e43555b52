import type { CalendarDate } from './calendar-date.ts';
import type { Grouping } from './use-week-view.ts';

/** The dates of a location or of a collaborator. */
export interface DatesOf {
  readonly key: string;
  readonly name: string;
  readonly dates: readonly CalendarDate[];
}

/**
 * Groups dates by their location or their collaborators, by name; dates without either come last. A
 * date with several collaborators is in the group of each.
 */
export function groupDates(
  dates: readonly CalendarDate[],
  {
    by,
    words,
  }: {
    readonly by: Exclude<Grouping, 'none'>;
    readonly words: { readonly without: string; readonly locale: string };
  },
): readonly DatesOf[] {
  const groups = new Map<string, { name: string; dates: CalendarDate[] }>();
  for (const date of dates)
    for (const { key, name } of keysOf(date, { by, without: words.without })) {
      const group = groups.get(key) ?? { name, dates: [] };
      group.dates.push(date);
      groups.set(key, group);
    }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .toSorted(
      (one, other) =>
        Number(one.key === '') - Number(other.key === '') ||
        one.name.localeCompare(other.name, words.locale) ||
        one.key.localeCompare(other.key),
    );
}

function keysOf(
  date: CalendarDate,
  { by, without }: { readonly by: Exclude<Grouping, 'none'>; readonly without: string },
) {
  const nowhere = [{ key: '', name: without }];
  if (by === 'location')
    return date.location_cuid === null
      ? nowhere
      : [{ key: date.location_cuid, name: date.location ?? '' }];
  return date.collaborators.length === 0
    ? nowhere
    : date.collaborators.map(({ cuid, name }) => ({ key: cuid, name }));
}

/** An entry with its lane among others at the same time, and the number of lanes. */
export interface Laned<Entry> {
  readonly entry: Entry;
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Returns entries side by side where they overlap: each as far left as there is room, with the same
 * width for all that overlap in a chain.
 */
export function inLanes<Entry extends { readonly start_at: string; readonly end_at: string }>(
  entries: readonly Entry[],
): readonly Laned<Entry>[] {
  const sorted_entries = entries.toSorted(
    (one, other) =>
      one.start_at.localeCompare(other.start_at) || other.end_at.localeCompare(one.end_at),
  );
  const laned: Laned<Entry>[] = [];
  let together: { entry: Entry; lane: number }[] = [];
  let lane_ends: string[] = [];
  const close = () => {
    laned.push(...together.map((one) => ({ ...one, lanes: lane_ends.length })));
    together = [];
    lane_ends = [];
  };
  for (const entry of sorted_entries) {
    if (lane_ends.every((end) => end <= entry.start_at)) close();
    const free = lane_ends.findIndex((end) => end <= entry.start_at);
    const lane = free === -1 ? lane_ends.length : free;
    lane_ends[lane] = entry.end_at;
    together.push({ entry, lane });
  }
  close();
  return laned;
}
