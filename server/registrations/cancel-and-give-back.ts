import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { giveBackCancelled, type GivingBack } from '../wallet/index.ts';
import { cancelLocked } from './cancel-locked.ts';
import type { LockedRegistration } from './cancellation-store.ts';

/**
 * Cancels a locked registration for the organiser and, when a wish says how, gives back or keeps
 * the payments for it and for the fee of its order that is no longer due: nothing of them is
 * refundable afterwards. Returns the amounts given back, kept, and left, in minor units.
 */
export async function cancelAndGiveBack(
  db: Db,
  input: Emitting & {
    readonly registration: LockedRegistration;
    readonly message: string;
    /** True when the family is written to about it. */
    readonly tells: boolean;
    readonly wish: GivingBack['wish'] | null;
    readonly by: Omit<GivingBack, 'wish' | 'reason'>;
  },
) {
  const { emit, registration, message, tells, wish, by } = input;
  const { cancellation, refundable_amount } = await cancelLocked(db, {
    emit,

    registration,
    type: 'ORGANISER',
    message,
    tells,
    now: by.now,
  });
  const unpaidBack = { cancellation, refundable_amount, given_amount: 0, kept_amount: 0 };
  if (wish === null) return unpaidBack;
  const reason = cancellation.message.slice(0, 200);
  const givenBack = await giveBackCancelled(db, { ...registration, by: { ...by, wish, reason } });
  return { ...unpaidBack, ...givenBack, refundable_amount: 0 };
}
