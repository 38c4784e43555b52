import { stillWaived } from '@ribambelle/domain/registrations/waiver.ts';
import { requireVersion } from '../audit/require-version.ts';
import { releasePlaces, tellOfFreed } from '../availabilities/index.ts';
import { endWaivers, keepWaiver } from '../desk/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { Refusal, refuse } from '../refusal.ts';
import { settleChange } from './settle-change.ts';
import { storeChange } from './change-store.ts';
import { leaveRegistered } from '../waiting-list/index.ts';
import type { PreparedChange } from './prepared-change.ts';
import type { Waiver } from './weigh-wish.ts';
import { type ChangeKind, insertChange } from './registration-change-store.ts';

/** The context with which a change is written. */
export interface ChangeContext {
  readonly db: Db;
  readonly organiser: Organiser;
  readonly collaborator: { readonly id: number };
  readonly emit: Emit;
  readonly now: string;
}

/**
 * Refuses a prepared and locked change when its caller read another version or was shown another
 * price, or when there is an objection.
 */
export async function refuseUnlike(
  { db }: Pick<ChangeContext, 'db'>,
  input: {
    prepared: PreparedChange;
    seen: { readonly version: number; readonly total_amount: number | null };
  },
): Promise<void> {
  const { prepared, seen } = input;
  const { held, becomes, weighed } = prepared;
  await requireVersion(db, { record: held, read: seen.version });
  const { total_amount } = becomes;
  if (seen.total_amount !== null && seen.total_amount !== total_amount)
    throw new Refusal('REGISTRATION_PRICE_CHANGED', { details: { total_amount } });
  if (weighed.objection !== null) refuse(weighed.objection.code, weighed.objection.fields);
}

/**
 * Writes a prepared and locked change: the new state of the registration, its places, the line for
 * its price, and its former state. Returns the amount that went to the wallet, in minor units, and
 * the id of the change.
 */
export async function writeChange(
  { db, organiser, collaborator, emit, now }: ChangeContext,
  { prepared, kind, waiver }: { prepared: PreparedChange; kind: ChangeKind; waiver: Waiver | null },
): Promise<{ readonly credit_amount: number; readonly registration_change_id: number }> {
  const { held, was, becomes, weighed } = prepared;
  const { item, price, receivable, customer_bundle_id, waived } = weighed;
  const { availability_id, participant_id, date_ids } = item;
  if (receivable === null) throw new Error('A registration is changed behind its locks');
  await storeChange(db, {
    id: held.id,
    price_lines: price,
    options: item.options,
    questions: item.questions,
    added_date_ids: date_ids.filter((id) => !held.date_ids.includes(id)),
    freed_date_ids: held.date_ids.filter((id) => !date_ids.includes(id)),
    by_staff: { availability_id, participant_id, customer_bundle_id },
    now,
  });
  if (stillWaived(held, item).length < held.waived.length) await endWaivers(db, held.id);
  await keepWaiver(db, {
    registration_id: held.id,
    waived,
    waiver,
    created_by: collaborator.id,
    created_at: now,
  });
  await leaveRegistered(db, { now, registrations: [item] });
  const availability_ids = [held.availability_id, availability_id];
  const releasedPlaces = await releasePlaces(db, { now, availability_ids });
  const change = { total_amount: price.total_price, deposit_amount: price.total_deposit };
  const starts = becomes.dates.map(({ start_at }) => start_at);
  const created_by = collaborator.id;
  const settled = { organiser, receivable, change, starts, created_by, now };
  const credit_amount = await settleChange(db, settled);
  if (held.date_ids.some((id) => !date_ids.includes(id))) {
    const freedPlaces = { availability_id: held.availability_id, places: held.quantity };
    tellOfFreed(emit, { ...freedPlaces, freed: releasedPlaces });
  }
  const registration_change_id = await insertChange(db, {
    registration_id: held.id,
    kind,
    was,
    became: becomes,
    created_by,
    now,
  });
  return { credit_amount, registration_change_id };
}
