import type { ConstraintFilter, ConstraintPayload } from '../activities/request-constraints.ts';
import { dayOf, wallTimeOf, weekdayOf, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';

/** A registration held or requested: its availability, dates and location. */
export interface Counted {
  readonly availability_id: number;
  /** Null without a location of its own, which counts as none. */
  readonly location_id: number | null;
  readonly dates: readonly { readonly start_at: Instant }[];
}

/** The zone in which days and hours are read, and the current moment. */
export interface Moment {
  readonly timezone: Zone;
  readonly now: Instant;
}

/**
 * Registrations counted together: those that exist, and those requested, in the order in which they
 * were chosen.
 */
export interface CountedGroup {
  readonly held: readonly Counted[];
  readonly wanted: readonly Counted[];
}

/**
 * The key that the dates of a group share, for each filter that groups; a period is a month, as
 * everywhere in the catalogue.
 */
const SHARED: Readonly<
  Record<Exclude<ConstraintFilter, 'future'>, (start_at: Instant, zone: Zone) => string>
> = {
  'same.date': dayOf,
  'same.time': wallTimeOf,
  'same.weekday': (start_at, zone) => `${weekdayOf(dayOf(start_at, zone))}`,
  'same.period': (start_at, zone) => dayOf(start_at, zone).slice(0, 'yyyy-mm'.length),
};

/**
 * Returns the groups that a constraint counts: one of everything, or, for a filter that groups,
 * each group with something requested. A registration is in the group of each of its dates that
 * count: those that begin in the period and, with `future`, after now.
 */
export function groupsOf(
  payload: ConstraintPayload,
  { held, wanted, moment }: CountedGroup & { readonly moment: Moment },
): readonly CountedGroup[] {
  const keysOf = (one: Counted) => keysIn(one, { ...payload, ...moment });
  if (payload.availabilities.every((filter) => filter === 'future')) {
    const isCounted = (one: Counted) => keysOf(one).size > 0;
    return [{ held: held.filter(isCounted), wanted: wanted.filter(isCounted) }];
  }
  const keys = new Set(wanted.flatMap((one) => [...keysOf(one)]));
  return [...keys].map((key) => ({
    held: held.filter((one) => keysOf(one).has(key)),
    wanted: wanted.filter((one) => keysOf(one).has(key)),
  }));
}

function keysIn(
  { dates }: Counted,
  { availabilities, period_start, period_end, timezone, now }: ConstraintPayload & Moment,
): ReadonlySet<string> {
  const counting = dates.filter(({ start_at }) => {
    const day = dayOf(start_at, timezone);
    return (
      (period_start === null || day >= period_start) &&
      (period_end === null || day <= period_end) &&
      (!availabilities.includes('future') || isAfter(start_at, now))
    );
  });
  const shared = availabilities.flatMap((filter) => (filter === 'future' ? [] : SHARED[filter]));
  return new Set(
    counting.map(({ start_at }) => shared.map((keyOf) => keyOf(start_at, timezone)).join(' ')),
  );
}
