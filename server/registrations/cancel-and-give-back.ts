import { creditAmount } from '@ribambelle/domain/receivables/owed.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { lockReceivables } from '../receivables/index.ts';
import { giveBackCredit, type GivingBack } from '../wallet/index.ts';
import { cancelLocked } from './cancel-locked.ts';
import type { LockedRegistration } from './cancellation-store.ts';

/**
 * Cancels a locked registration for the organiser and, where it is said how, gives back or keeps what was paid for it and for the fee of its order that is no longer
 * due: afterwards nothing of it is left to be given back. Answers what was given, kept, and is left, in minor units.
 */
export async function cancelAndGiveBack(
  db: Db,
  emit: Emit,
  input: {
    readonly registration: LockedRegistration;
    readonly message: string;
    /** Whether the family is written to about it. */
    readonly tells: boolean;
    readonly wish: GivingBack['wish'] | null;
    readonly by: Omit<GivingBack, 'wish' | 'reason'>;
  },
) {
  const { registration, message, tells, wish, by } = input;
  const organiser_id = by.organiser.id;
  const { receivable_id, cart_id } = registration;
  const { cancellation, refundable_amount } = await cancelLocked(db, emit, {
    organiser_id,
    registration,
    type: 'ORGANISER',
    message,
    tells,
    now: by.now,
  });
  const left = { cancellation, refundable_amount, given_amount: 0, kept_amount: 0 };
  if (wish === null) return left;
  // all of them are locked already: what they are after the cancellation
  const of = { ...by, reason: cancellation.message.slice(0, 200) };
  const own = await lockReceivables(db, { organiser_id, which: { receivable_id } });
  const done = await giveBackCredit(db, own, { ...of, wish });
  const dropped = cart_id === null ? [] : await feesToGiveBack(db, { organiser_id, cart_id });
  const all = { ...wish, what: { of: 'ALL' as const } };
  const fees = await giveBackCredit(db, dropped, { ...of, wish: all });
  return {
    ...left,
    given_amount: done.given_amount + fees.given_amount,
    kept_amount: done.kept_amount,
    refundable_amount: 0,
  };
}

/** What was paid for the fee of an order that lost it, because nothing of it is owed or paid any more (R26). */
async function feesToGiveBack(
  db: Db,
  { organiser_id, cart_id }: { organiser_id: number; cart_id: number },
) {
  const receivables = await lockReceivables(db, { organiser_id, which: { cart_id } });
  return receivables.filter((one) => one.accessory && creditAmount(one) > 0);
}
