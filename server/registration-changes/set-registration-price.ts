import { setRegistrationPrice as endpoint } from '@ribambelle/api/registration-changes/set-registration-price.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { decideSetPrice } from '@ribambelle/domain/registrations/set-price.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { refuse } from '../refusal.ts';
import { settleChange } from './settle-change.ts';
import { textReader } from '../texts/bilingual.ts';
import { type PreparedPrice, preparePrice } from './prepare-price.ts';
import { findParticipantName, insertChange, storePrice } from './registration-change-store.ts';

type Context = ActionContext<typeof endpoint>;

/**
 * Sets the price of a registration, with its money locked: a line with the reason makes up the
 * difference.
 */
export const setRegistrationPrice = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const { tell, reason } = request;
  const prepared = await preparePrice(db, { choice: request, locked: true, now });
  const { held, was, becomes } = prepared;
  await requireVersion(db, { record: held, read: request.version });
  const decision = decideSetPrice(held, request);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const credit_amount = await write(context, prepared);
  const registration_change_id = await insertChange(db, {
    registration_id: held.id,
    kind: 'CHANGE',
    was,
    became: becomes,
    created_by: collaborator.id,
    now,
  });
  emit('registration.price.set', { registration_change_id, tell });
  await logAct(context, {
    act: 'registrations.update',
    noun: 'registrations',
    record: held,
    summary: `${await findParticipantName(db, held.participant_id)} · ${textReader(context)(was.title)}`,
    changes: {
      total_amount: { from: was.total_amount, to: becomes.total_amount },
      reason: { from: null, to: reason },
      tell: { from: null, to: tell },
    },
  });
  const { owed_amount } = becomes;
  return seesFields(collaborator.permissions, 'MONEY')
    ? { message: null, owed_amount, credit_amount }
    : { message: null, owed_amount: null, credit_amount: null };
});

/**
 * Writes the price and the line for the difference, and takes off the fees for what the family gave
 * up: they are no part of a price that staff set (decision 284). Returns the amount that went to
 * the wallet, in minor units.
 */
async function write(
  { db, request, organiser, collaborator, now }: Context,
  { held, becomes, receivable }: PreparedPrice,
): Promise<number> {
  if (receivable === null) throw new Error('A price is set behind its locks');
  const { total_amount } = becomes;
  const deposit_amount = Math.min(held.deposit_amount, total_amount);
  const difference = total_amount - held.total_amount;
  const price = { total_amount, deposit_amount, difference };
  const change_fee_total = await storePrice(db, { id: held.id, ...price, now });
  const label = { [organiser.language]: request.reason };
  return settleChange(db, {
    organiser,
    receivable,
    change: { total_amount, deposit_amount },
    starts: becomes.dates.map(({ start_at }) => start_at),
    created_by: collaborator.id,
    reason: 'CORRECTION',
    label,
    fee: { amount: -change_fee_total, label },
    now,
  });
}
