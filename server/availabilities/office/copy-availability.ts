import type { BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import {
  copyDates,
  type CopiedDate,
  type CopyWish,
  weeksLater,
} from '@ribambelle/domain/availabilities/copy-dates.ts';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, dayOf, dayRange } from '@ribambelle/domain/base/days.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { logAct } from '../../audit/log-act.ts';
import { loadClosedPeriods } from '../../closed-periods/index.ts';
import type { Db } from '../../database/transaction.ts';
import type { Organiser } from '../../organisers/organiser.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadAvailabilities, loadDates } from '../availability-facts.ts';
import type { ByStaff } from './change-availability.ts';
import { statusOf } from './column-values.ts';
import { completeCopy, findCopied, findCopy, isWaitedFor } from './copy-views.ts';
import { insertAvailabilities, removeAvailability } from './office-store.ts';
import { isAvailabilityUsed } from './office-views.ts';
import { checkedAvailability } from '../series/prepare-availability.ts';
import { lockPlaces, releasePlaces } from '../places/take-places.ts';

/** The dates of a copy, and the days of the original that it leaves out. */
export interface PlannedCopy {
  readonly dates: readonly CopiedDate[];
  readonly start_at: string;
  readonly skipped_days: readonly Day[];
}

/** The days that copies leave out. */
interface Wish extends CopyWish {
  /** True when days in closed periods are left out as well. */
  readonly closed_periods_off: boolean;
}

/**
 * The way to copy availabilities: whether the copies are closed, and whether attached collaborators
 * come along.
 */
export interface Copying extends Wish {
  readonly closed: boolean;
  readonly collaborators: boolean;
}

/**
 * Plans copies of availabilities, by the ids of the originals; originals that no longer exist are
 * absent.
 */
export async function planCopies(
  db: Db,
  input: { organiser: Organiser; ids: readonly number[]; wish: Wish },
): Promise<ReadonlyMap<number, Decision<PlannedCopy, BulkRefusal>>> {
  const { organiser, ids, wish } = input;
  const dates = Map.groupBy(await loadDates(db, ids), ({ availability_id }) => availability_id);
  const closures = wish.closed_periods_off ? await closedDays(db, { ...input, dates }) : [];
  const off = { ...wish, skipped_days: [...wish.skipped_days, ...closures] };
  const copies = [...dates].map(([id, ownDates]) => {
    const facts = ownDates.map((date) => ({ ...date, status: statusOf(date.status) }));
    return { id, decision: copyDates(facts, { ...off, zone: organiser.timezone }) };
  });
  const firstStarts = copies.flatMap(({ id, decision }) =>
    decision.ok ? [{ id, start_at: decision.value.dates[0]?.start_at ?? '' }] : [],
  );
  const existing = await findCopied(db, firstStarts);
  const starts = new Map(firstStarts.map(({ id, start_at }) => [id, start_at]));
  return new Map(
    copies.map(({ id, decision }): [number, Decision<PlannedCopy, BulkRefusal>] => {
      if (!decision.ok) return [id, decision];
      if (existing.has(id)) return [id, refuse('COPIED_ALREADY')];
      return [id, permit({ ...decision.value, start_at: starts.get(id) ?? '' })];
    }),
  );
}

/** Returns the days of closed periods within the time to which dates are copied. */
async function closedDays(
  db: Db,
  input: {
    readonly organiser: Organiser;
    readonly wish: Wish;
    readonly dates: ReadonlyMap<number, readonly { readonly start_at: string }[]>;
  },
): Promise<readonly Day[]> {
  const { organiser, wish, dates } = input;
  const days = [...dates.values()]
    .flat()
    .map(({ start_at }) => addDays(dayOf(start_at, organiser.timezone), 7 * wish.weeks))
    .toSorted();
  const [from] = days;
  const until = days.at(-1);
  if (from === undefined || until === undefined) return [];
  const periods = await loadClosedPeriods(db, { from, until });
  return periods.flatMap(({ first_day, last_day }) => dayRange(first_day, last_day));
}

/**
 * Copies an availability under the lock of the original, so that two simultaneous calls make one
 * copy, logs it and returns the copy, without registrations. Refuses what the plan refuses, GONE
 * when the original no longer exists.
 */
export async function copyAvailability(
  context: ByStaff,
  input: { readonly id: number; readonly wish: Copying },
): Promise<Decision<PlannedCopy & { id: number; cuid: string }, BulkRefusal>> {
  const { db, now, organiser } = context;
  const { id, wish } = input;
  await lockPlaces(db, { now, availability_ids: [id] });
  const [row] = await loadAvailabilities(db, [id]);
  const plan = (await planCopies(db, { organiser, ids: [id], wish })).get(id);
  if (row === undefined || plan === undefined) return refuse('GONE');
  if (!plan.ok) return plan;
  const later = (at: string | null) =>
    at === null ? null : weeksLater(at, { weeks: wish.weeks, zone: organiser.timezone });
  const { price, deposit, capacity, age_minimum, age_maximum, tags } = row;
  const values = {
    location: row.location_cuid,
    price,
    deposit,
    capacity,
    age_minimum,
    age_maximum,
    tags,
    registrations_start_at: later(row.registrations_start_at),
    registrations_end_at: later(row.registrations_end_at),
    closed: wish.closed,
  };
  const columns = await checkedAvailability(db, values);
  const { activity_id } = row;
  const groups = [plan.value.dates];
  const availabilities = await insertAvailabilities(db, { activity_id, columns, groups, now });
  const cuid = availabilities[0] ?? '';
  const { collaborators } = wish;
  const copy = await completeCopy(db, { from: id, cuid, collaborators });
  await releasePlaces(db, { now, availability_ids: [copy] });
  const day = (at: string) => dayOf(at, organiser.timezone);
  const changes = { start_at: { from: row.start_at, to: plan.value.start_at } };
  await logAct(context, {
    act: 'availabilities.create',
    noun: 'availabilities',
    cuid,
    summary: `${textReader(context)(row.activity_title)} · ${day(plan.value.start_at)}`,
    changes,
  });
  return permit({ ...plan.value, id: copy, cuid });
}

/**
 * Removes a copy that is still as it was made; null when done. Refuses GONE, CHANGED_SINCE, and
 * IN_USE when somebody is registered in it or has it in a cart.
 */
export async function removeCopy(context: ByStaff, cuid: string): Promise<BulkRefusal | null> {
  const { db, now } = context;
  const copy = await findCopy(db, cuid);
  if (copy === undefined) return 'GONE';
  const { id } = copy;
  await lockPlaces(db, { now, availability_ids: [id] });
  const used = await isAvailabilityUsed(db, id);
  if (used || (await isWaitedFor(db, id))) return 'IN_USE';
  if (copy.version !== 1) return 'CHANGED_SINCE';
  await removeAvailability(db, id);
  await logAct(context, {
    act: 'availabilities.delete',
    noun: 'availabilities',
    cuid,
    summary: cuid,
  });
  return null;
}
