import { restoreRegistration as endpoint } from '@ribambelle/api/registration-changes/restore-registration.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { releasePlaces } from '../availabilities/index.ts';
import { keepWaiver } from '../desk/index.ts';
import { raiseAccessories } from '../receivables/index.ts';
import { Refusal, refuse } from '../refusal.ts';
import { storeRestoration } from '../registrations/index.ts';
import { settleChange } from './settle-change.ts';
import { textReader } from '../texts/bilingual.ts';
import { leaveRegistered } from '../waiting-list/index.ts';
import { type PreparedRestoration, prepareRestoration } from './prepare-restoration.ts';
import { findParticipantName, insertChange } from './registration-change-store.ts';

type Context = ActionContext<typeof endpoint>;

/** Reverses a cancellation, with the locks with which its places would be bought. */
export const restoreRegistration = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { permissions } = collaborator;
  const prepared = await prepareRestoration(db, {
    organiser,
    permissions,
    choice: request,
    locked: true,
    now,
  });
  const { held, was, becomes, objection } = prepared;
  const { total_amount, owed_amount } = becomes;
  if (request.total_amount !== null && request.total_amount !== total_amount)
    throw new Refusal('REGISTRATION_PRICE_CHANGED', { details: { total_amount } });
  if (objection !== null) refuse(objection.code, objection.fields);
  await write(context, prepared);
  const registration_change_id = await insertChange(db, {
    registration_id: held.id,
    kind: 'RESTORATION',
    was,
    became: becomes,
    created_by: collaborator.id,
    now,
  });
  const { tell } = request;
  emit('registration.cancellation.restored', { registration_change_id, tell });
  await logAct(context, {
    act: 'registrations.restore',
    noun: 'registrations',
    record: held,
    summary: `${await findParticipantName(db, held.participant_id)} · ${textReader(context)(was.title)}`,
    changes: {
      cancelled_at: { from: held.cancelled_at, to: null },
      total_amount: { from: was.total_amount, to: total_amount },
      tell: { from: null, to: tell },
    },
  });
  return seesFields(permissions, 'MONEY')
    ? { message: null, total_amount, owed_amount }
    : { message: null, total_amount: null, owed_amount: null };
});

/**
 * Takes the places again and charges the price, with the fee of its order when that was dropped.
 */
async function write(
  { db, request, organiser, collaborator, now }: Context,
  { held, becomes, waived, receivable }: PreparedRestoration,
): Promise<void> {
  if (receivable === null) throw new Error('A registration is restored behind its locks');
  await storeRestoration(db, { id: held.id, now });
  const by = { waiver: request.waiver, created_by: collaborator.id, created_at: now };
  await keepWaiver(db, { registration_id: held.id, waived, ...by });
  await leaveRegistered(db, { now, registrations: [held] });
  await releasePlaces(db, { now, availability_ids: [held.availability_id] });
  const { total_amount } = becomes;
  const { deposit_amount, cart_id } = held;
  await settleChange(db, {
    organiser,
    receivable,
    change: { total_amount, deposit_amount },
    starts: becomes.dates.map(({ start_at }) => start_at),
    created_by: collaborator.id,
    reason: 'CANCELLATION',
    now,
  });
  if (cart_id !== null) await raiseAccessories(db, { cart_id, now });
}
