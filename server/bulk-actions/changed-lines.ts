import { bulkChanged, type BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { type Changes, changesBetween } from '../audit/changes-between.ts';
import { type BulkRecord, planCopies, type PlannedDate } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { previewClosedDates } from '../registrations/index.ts';
import { type Moving, planMoves } from './closed-days.ts';
import { type Copying, copyChanges } from './copy-record.ts';
import type { ValuesAction } from './records.ts';
import { bulkContextOf, bulkValuesOf } from './selected-records.ts';

const NO_MONEY = { taken_off_amount: 0, given_amount: 0 };

/**
 * Returns the outcome for each record by the rule that changes it, and the effect on the money of
 * its registrations, in minor units.
 */
export async function linesOf(
  db: Db,
  input: {
    organiser: Organiser;
    records: readonly BulkRecord[];
    change: ValuesAction['change'];
    now: string;
  },
): Promise<{ lines: readonly Line[]; money: typeof NO_MONEY }> {
  const { change, organiser, records } = input;
  if (change.kind === 'COPY')
    return { lines: await copyLines(db, { ...input, change }), money: NO_MONEY };
  if (change.kind === 'MOVE')
    return { lines: await moveLines(db, { ...input, change }), money: NO_MONEY };
  const lines = records.map((record) => changeLine(record, { change, organiser }));
  if (change.kind !== 'CLOSED' || !('give_back' in change) || change.give_back === null)
    return { lines, money: NO_MONEY };
  const { what } = change.give_back;
  const date_ids = records.map(({ id }) => id);
  const off = await previewClosedDates(db, { date_ids, what });
  const { taken_off_amount, given_amount } = off;
  return {
    money: { taken_off_amount, given_amount },
    lines: lines.map((line) => {
      const amount = off.taken_off_of.get(line.record.id) ?? 0;
      if (amount === 0) return line;
      const amountChange = { taken_off_amount: { from: null, to: amount } };
      return { ...line, changes: { ...line.changes, ...amountChange } };
    }),
  };
}

/** Returns the lines of dates that would move. */
async function moveLines(
  db: Db,
  input: { organiser: Organiser; records: readonly BulkRecord[]; change: Moving; now: string },
): Promise<readonly Line[]> {
  const plans = await planMoves(db, input);
  return input.records.map((record) => {
    const plan = plans.get(record.id);
    const line = { record, values: bulkValuesOf(record) };
    if (plan?.ok === true)
      return { ...line, refused: null, changes: plan.value, planned: movedTo(record, plan.value) };
    return { ...line, refused: plan === undefined ? 'GONE' : plan.refused, changes: {} };
  });
}

/** Returns the new hours of a moved date; nothing when it stays. */
function movedTo(record: BulkRecord, { start_at, end_at }: Changes): readonly PlannedDate[] {
  const from = start_at?.to;
  const until = end_at?.to;
  if (typeof from !== 'string' || typeof until !== 'string') return [];
  const { availability_id, id } = record;
  return [{ availability_id, date_id: id, start_at: from, end_at: until }];
}

/** The outcome for a record. */
export interface Line {
  readonly record: BulkRecord;
  readonly values: BulkValues;
  readonly refused: BulkRefusal | null;
  readonly changes: Changes;
  /** The new dates, when it is moved, or copied with its people. */
  readonly planned?: readonly PlannedDate[];
}

/** Returns the line of a record under a change. */
function changeLine(
  record: BulkRecord,
  input: { change: Exclude<ValuesAction['change'], Copying | Moving>; organiser: Organiser },
): Line {
  const values = bulkValuesOf(record);
  const decision = bulkChanged(values, {
    change: input.change,
    of: bulkContextOf(record, input.organiser),
  });
  if (!decision.ok) return { record, values, refused: decision.refused, changes: {} };
  const changes = changesBetween({ ...values }, { ...decision.value });
  return { record, values: decision.value, refused: null, changes };
}

/** Returns the lines of records that would be copied. */
async function copyLines(
  db: Db,
  input: { organiser: Organiser; records: readonly BulkRecord[]; change: Copying },
): Promise<readonly Line[]> {
  const { organiser, records, change } = input;
  const ids = records.map(({ id }) => id);
  const plans = await planCopies(db, { organiser, ids, wish: change });
  return records.map((record) => {
    const plan = plans.get(record.id);
    const line = { record, values: bulkValuesOf(record) };
    if (plan?.ok === true)
      return {
        ...line,
        refused: null,
        changes: copyChanges(record, plan.value),
        planned: change.collaborators
          ? plan.value.dates.map(({ start_at, end_at }) => ({
              availability_id: record.id,
              date_id: null,
              start_at,
              end_at,
            }))
          : [],
      };
    return { ...line, refused: plan === undefined ? 'NO_DATES_LEFT' : plan.refused, changes: {} };
  });
}
