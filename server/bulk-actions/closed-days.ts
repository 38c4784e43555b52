import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { moveDate, type MoveCode } from '@ribambelle/domain/availabilities/move-date.ts';
import { replacementHours } from '@ribambelle/domain/availabilities/replacement-date.ts';
import { millisOf } from '@ribambelle/domain/base/instants.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type Changes, changesBetween } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import { type BulkRecord, type ByStaff, loadDates, moveOneDate } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import { lockOnDate, takeOffClosedDate, type TakenOff } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { changeRecord } from './records.ts';

/** A change that moves dates to another day. */
export type Moving = Extract<BulkAction['change'], { kind: 'MOVE' }>;

/** The amount taken off for a closed date, the way it goes back, and the label of its line. */
export type TakingOff = NonNullable<
  Extract<BulkAction['change'], { kind: 'CLOSED'; give_back: object | null }>['give_back']
>;

const REFUSALS: Readonly<Record<MoveCode, BulkRefusal>> = {
  DATE_STARTED: 'OVER',
  DATES_OVERLAP: 'DATES_OVERLAP',
  TIME_INVALID: 'DATES_OVERLAP',
};

/**
 * Closes a date, even when already closed, and takes its part off the price of the registrations on
 * it, once each; any amount paid beyond goes back. All in the open transaction: registrations,
 * places and money are locked in their order. Returns the changes, none when all was done before.
 */
export async function closeAndTakeOff(
  by: ByStaff,
  { record, give_back }: { readonly record: BulkRecord; readonly give_back: TakingOff },
): Promise<Changes> {
  const { db, organiser, collaborator, now } = by;
  await lockOnDate(db, record.id);
  const result = await changeRecord(by, {
    on: 'DATES',
    record,
    restores: false,
    change: (values) => ({ ...values, closed: true, called_off: true }),
  });
  const { taken, given_amount } = await takeOffClosedDate(db, {
    date_id: record.id,
    ...give_back,
    by: { organiser, collaborator, address: '', now },
  });
  for (const one of taken) await writeDown(by, { one, record, label: give_back.label });
  const taken_off_amount = sumAmounts(taken.map((one) => one.taken_off_amount));
  return {
    ...result,
    ...(taken_off_amount === 0 ? {} : { taken_off_amount: { from: null, to: taken_off_amount } }),
    ...(given_amount === 0 ? {} : { given_amount: { from: null, to: given_amount } }),
  };
}

async function writeDown(
  context: ByStaff,
  input: { readonly one: TakenOff; readonly record: BulkRecord; readonly label: string },
): Promise<void> {
  const { one, record, label } = input;
  const { cuid, total_amount, ...person } = one.registration;
  if (one.taken_off_amount === 0) return;
  await logAct(context, {
    act: 'registrations.update',
    noun: 'registrations',
    cuid,
    summary: `${fullname(person)} · ${textReader(context)(record.title)}`,
    changes: {
      total_amount: { from: total_amount, to: total_amount - one.taken_off_amount },
      reason: { from: null, to: label },
    },
  });
}

/**
 * Moves a date to another day. Refuses OVER for one that has begun or would have, and
 * DATES_OVERLAP.
 */
export async function moveRecord(
  by: ByStaff,
  { record, change }: { readonly record: BulkRecord; readonly change: Moving },
): Promise<Decision<Changes, BulkRefusal>> {
  const zone = by.organiser.timezone;
  return movedTo(by, {
    record,
    hours: (date, dates) => replacementHours(date, { dates, to: change.to, zone }),
  });
}

/**
 * Moves a date back to its earlier time. Refuses CHANGED_SINCE when it is no longer where it was
 * moved to.
 */
export async function moveBack(
  by: ByStaff,
  { record, undoes }: { readonly record: BulkRecord; readonly undoes: Changes },
): Promise<Decision<Changes, BulkRefusal>> {
  const { start_at, end_at } = undoes;
  if (typeof start_at?.from !== 'string' || typeof end_at?.from !== 'string')
    return refuse('CHANGED_SINCE');
  if (typeof start_at.to !== 'string' || millisOf(start_at.to) !== millisOf(record.at))
    return refuse('CHANGED_SINCE');
  const before = { start_at: start_at.from, end_at: end_at.from };
  return movedTo(by, { record, hours: () => before });
}

async function movedTo(
  by: ByStaff,
  {
    record,
    hours,
  }: { readonly record: BulkRecord; readonly hours: Parameters<typeof moveOneDate>[1]['hours'] },
): Promise<Decision<Changes, BulkRefusal>> {
  const { availability_id: id, availability_cuid: cuid } = record;
  const result = await moveOneDate(by, {
    availability: { id, cuid },
    date: record.cuid,
    past: false,
    hours,
  });
  return result.ok ? result : refuse(REFUSALS[result.refused]);
}

/**
 * Returns the new times of dates, or why one stays, by the rule that moves them, one after the
 * other.
 */
export async function planMoves(
  db: Db,
  input: {
    readonly organiser: { readonly timezone: string };
    readonly records: readonly BulkRecord[];
    readonly change: Moving;
    readonly now: string;
  },
): Promise<ReadonlyMap<number, Decision<Changes, BulkRefusal>>> {
  const { organiser, records, change, now } = input;
  const ids = [...new Set(records.map(({ availability_id }) => availability_id))];
  const loadedDates = await loadDates(db, ids);
  const datesOf = Map.groupBy(loadedDates, ({ availability_id }) => availability_id);
  const plans = new Map<number, Decision<Changes, BulkRefusal>>();
  for (const record of records) {
    const dates = datesOf.get(record.availability_id) ?? [];
    const date = dates.find(({ id }) => id === record.id);
    if (date === undefined) {
      plans.set(record.id, refuse('GONE'));
      continue;
    }
    const { start_at, end_at } = date;
    const hours = replacementHours(date, { dates, to: change.to, zone: organiser.timezone });
    const decision = moveDate({ dates, moved: { id: date.id, ...hours }, past: false }, now);
    plans.set(
      record.id,
      decision.ok
        ? permit(changesBetween({ start_at, end_at }, { ...hours }))
        : refuse(REFUSALS[decision.refused]),
    );
    if (decision.ok)
      datesOf.set(
        record.availability_id,
        dates.map((one) => (one.id === date.id ? { ...one, ...hours } : one)),
      );
  }
  return plans;
}
