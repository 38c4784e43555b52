import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import { BULK_REFUSALS, type BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { type Decision, permit, refuse as decline } from '@ribambelle/domain/base/refusal.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import {
  type BulkCancellation,
  decideBulkCancellation,
} from '@ribambelle/domain/registrations/bulk-cancellation.ts';
import { endedFees } from '@ribambelle/domain/registrations/ended-fees.ts';
import type { Changes } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import type { ByStaff } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import { findIds } from '../lists/list-views.ts';
import type { ListReader } from '../lists/office-list.ts';
import { Refusal } from '../refusal.ts';
import {
  cancelAndGiveBack,
  type CancellableRow,
  loadCancellable,
  loadOrderMoney,
  lockRegistration,
  registrationList,
} from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type Previewed, presentChanges } from './present-bulk-action.ts';

/** A bulk action that cancels registrations. */
export type CancelAction = Extract<BulkAction, { on: 'REGISTRATIONS' }> & {
  readonly change: Extract<BulkAction['change'], { kind: 'CANCEL' }>;
};

/** Tests whether a bulk action cancels registrations. */
export function isCancelling(action: BulkAction): action is CancelAction {
  return action.change.kind === 'CANCEL';
}

const MOST_LINES = 50;

/** Finds the registrations that are selected now, by when they begin; at most `limit`. */
export async function findSelectedRegistrations(
  db: Db,
  {
    selection,
    reader,
    limit,
  }: CancelAction & { readonly reader: ListReader; readonly limit: number },
): Promise<readonly CancellableRow[]> {
  if (selection.by === 'CHOSEN') return loadCancellable(db, { cuids: selection.chosen });
  const query = await registrationList.select(selection.filters, { ...reader, db });
  const except = new Set(selection.except);
  const ids = await findIds(db, { ...query, limit: limit + except.size });
  const records = await loadCancellable(db, { ids });
  return records.filter(({ cuid }) => !except.has(cuid)).slice(0, limit);
}

/** Returns the name of a registration in a list of many. */
export function nameOfRegistration(
  row: CancellableRow,
  by: Parameters<typeof textReader>[0],
): string {
  return `${fullname(row)} · ${textReader(by)(row.title)}`;
}

/**
 * Previews the cancellation of registrations by the rules that would do it, one after the other,
 * with the fees of orders that end with them.
 */
export async function previewCancellations(
  db: Db,
  by: Parameters<typeof textReader>[0] & {
    change: CancelAction['change'];
    now: string;
  } & { readonly records: readonly CancellableRow[] },
): Promise<Previewed> {
  const { records, change, now } = by;
  const lines = records.map((record) => ({
    record,
    decided: decideBulkCancellation(record, { wish: change.give_back, now }),
  }));
  const refusals = lines.flatMap(({ record, decided }) =>
    decided.ok ? [] : [{ record, code: decided.refused }],
  );
  const cancellations = lines.flatMap(({ record, decided }) =>
    decided.ok && decided.value !== null ? [{ record, money: decided.value }] : [],
  );
  const results = change.give_back === null ? cancellations : await withFees(db, cancellations);
  const lineOf = (record: CancellableRow) => ({
    cuid: record.cuid,
    title: nameOfRegistration(record, by),
    at: record.at,
  });
  return {
    count: lines.length,
    changed: results.length,
    unchanged: lines.length - results.length - refusals.length,
    refused: BULK_REFUSALS.flatMap((code) => {
      const count = refusals.filter((line) => line.code === code).length;
      return count === 0 ? [] : [{ code, count }];
    }),
    registrations: results.length,
    families: new Set(results.map(({ record }) => record.customer_id)).size,
    overfull: 0,
    clashes: [],
    taken_off_amount: 0,
    given_amount: sumAmounts(results.map(({ money }) => money.given_amount)),
    kept_amount: sumAmounts(results.map(({ money }) => money.kept_amount)),
    lines: [
      ...refusals.map(({ record, code }) => ({ ...lineOf(record), changes: [], refused: code })),
      ...results.map(({ record, money }) => ({
        ...lineOf(record),
        changes: presentChanges(changesOf(money)),
        refused: null,
      })),
    ].slice(0, MOST_LINES),
  };
}

interface Ended {
  readonly record: CancellableRow;
  readonly money: BulkCancellation;
}

/**
 * Adds to the previews the part of an order's fee that goes back, at the registration with which
 * the order ends.
 */
async function withFees(db: Db, cancellations: readonly Ended[]): Promise<readonly Ended[]> {
  const cart_ids = cancellations.flatMap(({ record }) => record.cart_id ?? []);
  const orders = await loadOrderMoney(db, cart_ids);
  const fees = endedFees(
    cancellations.map(({ record: { cart_id, receivable_id }, money: { kept_amount } }) => ({
      cart_id,
      receivable_id,
      kept_amount,
    })),
    orders,
  );
  return cancellations.map(({ record, money }, index) => ({
    record,
    money: { ...money, given_amount: money.given_amount + (fees[index] ?? 0) },
  }));
}

function changesOf({ given_amount, kept_amount }: BulkCancellation): Changes {
  return {
    cancelled: { from: false, to: true },
    ...(given_amount === 0 ? {} : { given_amount: { from: null, to: given_amount } }),
    ...(kept_amount === 0 ? {} : { kept_amount: { from: null, to: kept_amount } }),
  };
}

/**
 * Cancels one of many registrations as its own form does, in the open transaction; returns the
 * changes, none when it is already cancelled. Refuses GONE, OVER, and CHANGED_SINCE when its money
 * is no longer what a cancellation can give back: the transaction must then roll back.
 */
export async function cancelOne(
  by: ByStaff,
  { id, change }: { readonly id: number; readonly change: CancelAction['change'] },
): Promise<Decision<Changes, BulkRefusal>> {
  const { db, emit, organiser, collaborator, now } = by;
  const registration = await lockRegistration(db, { id });
  const [record] = await loadCancellable(db, { ids: [id] });
  if (registration === undefined || record === undefined) return decline('GONE');
  const decision = decideBulkCancellation(record, { wish: change.give_back, now });
  if (!decision.ok) return decision;
  if (decision.value === null) return permit({});
  try {
    const result = await cancelAndGiveBack(db, {
      emit,
      registration,
      message: change.reason,
      tells: false,
      wish: change.give_back,
      by: { organiser, collaborator, address: '', now },
    });
    const changes = changesOf(result);
    const why = { cancellation_message: { from: null, to: change.reason } };
    await logAct(by, {
      act: 'registrations.cancel',
      noun: 'registrations',
      cuid: record.cuid,
      summary: nameOfRegistration(record, by),
      changes: { ...changes, ...why },
    });
    return permit(changes);
  } catch (error) {
    if (error instanceof Refusal) return decline('CHANGED_SINCE');
    throw error;
  }
}
