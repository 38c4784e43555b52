import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { instantAt, weekdayOf } from '@ribambelle/domain/base/days.ts';
import type { WallTime } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Activity, Shop } from './shop.ts';
import { ZONE } from './shop.ts';

/** One date of an availability while people register. */
export interface SlotDate {
  readonly id: number;
  readonly day: Day;
  readonly start_at: Instant;
  readonly end_at: Instant;
  registered: number;
}

/** An availability while people register; `addSlotRows` makes rows of it at the end. */
export interface Slot {
  readonly id: number;
  readonly activity: Activity;
  readonly period: string;
  readonly location_id: number | null;
  readonly price: Amount;
  readonly deposit: Amount;
  readonly dates: readonly SlotDate[];
  readonly start_at: Instant;
  readonly end_at: Instant;
  capacity: number;
  /** True when each of its dates has its own capacity, equal to that of the whole. */
  readonly counted_by_date: boolean;
  registered: number;
  closed: boolean;
  registrations_start_at: Instant | null;
  registrations_end_at: Instant | null;
}

/** The input of a slot: the days and the wall times. */
export interface Plan {
  readonly days: readonly Day[];
  readonly hours: readonly [start: WallTime, end: WallTime];
  readonly period: string;
}

const moments = new Map<string, Instant>();

/** Returns the moment of a wall time in Brussels; cached, since many dates share one. */
export function moment(day: Day, wall_time: WallTime): Instant {
  const key = `${day} ${wall_time}`;
  const instant = moments.get(key) ?? instantAt({ day, wall_time, zone: ZONE });
  moments.set(key, instant);
  return instant;
}

/** Returns a slot of an activity, empty and open; null for a plan without days. */
export function newSlot(
  { random }: Shop,
  { activity, plan }: { activity: Activity; plan: Plan },
): Slot | null {
  const dates = plan.days.map((day) => ({
    id: random.id(),
    day,
    registered: 0,
    start_at: moment(day, plan.hours[0]),
    end_at: moment(day, plan.hours[1]),
  }));
  const first = dates[0];
  const last = dates.at(-1);
  if (!first || !last) return null;
  const short = activity.rhythm === 'camp' && dates.length < 5;
  return {
    id: random.id(),
    activity,
    period: plan.period,
    dates,
    start_at: first.start_at,
    end_at: last.end_at,
    location_id: activity.location_ids.length === 0 ? null : random.pick(activity.location_ids),
    price: short ? Math.round((activity.price * dates.length) / 500) * 100 : activity.price,
    deposit: short ? Math.round((activity.deposit * dates.length) / 500) * 100 : activity.deposit,
    capacity: activity.places,
    counted_by_date: random.chance(0.3),
    registered: 0,
    closed: false,
    registrations_start_at: null,
    registrations_end_at: null,
  };
}

/** Adds the rows of the slots, with the present counters. */
export function addSlotRows({ organiser_id, random, batch }: Shop, slots: readonly Slot[]): void {
  for (const slot of slots) {
    const {
      id,
      closed,
      start_at,
      end_at,
      price,
      deposit,
      capacity,
      registered,
      location_id,
      registrations_start_at,
      registrations_end_at,
    } = slot;
    const status = closed ? 'CLOSED' : registered >= capacity ? 'FULL' : 'OPEN';
    const weekdays = [...new Set(slot.dates.map((date) => weekdayOf(date.day)))].toSorted(
      (one, other) => one - other,
    );
    batch.add('availabilities', {
      organiser_id,
      id,
      cuid: random.cuid(),
      activity_id: slot.activity.id,
      location_id,
      closed,
      status,
      start_at,
      end_at,
      registrations_start_at,
      registrations_end_at,
      price,
      deposit,
      capacity,
      registered,
      weekdays,
    });
    for (const date of slot.dates) {
      batch.add('availability_dates', {
        organiser_id,
        id: date.id,
        cuid: random.cuid(),
        availability_id: id,
        activity_id: slot.activity.id,
        location_id,
        start_at: date.start_at,
        end_at: date.end_at,
        capacity: slot.counted_by_date ? capacity : null,
        status: slot.counted_by_date && date.registered >= capacity ? 'FULL' : 'OPEN',
        registered: date.registered,
      });
    }
  }
}
