import { lockPlaces, releasePlaces, tellOfFreed } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { oweLess } from '../receivables/index.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInCustomer } from '../sessions/signed-in.ts';
import { giveMoneyBack, lockMoney } from '../wallet/index.ts';
import {
  type LockedRegistration,
  noteCancellationMoney,
  storeCancellation,
} from './cancellation-store.ts';
import { FEE_LABEL } from './fee-label.ts';
import { type CancellationPlan, planCancellation } from './plan-cancellation.ts';

/** The amounts that the family saw, in minor units. */
export interface SeenCancellation {
  readonly due_amount: number;
  readonly online_amount: number;
  readonly wallet_amount: number;
}

/**
 * Cancels a locked registration for its family, under the policy with which it was sold: its places
 * are free, the fee has a line, and the money that goes back leaves in the same transaction.
 * Refuses as the rule does, and CANCELLATION_CHANGED with the present amounts unless they are those
 * that the family saw; null agrees only to a cancellation without a fee that moves no money; and
 * REFUND_NOT_PERMITTED to staff who act as the family without the right to refund.
 */
export async function cancelByFamily(
  db: Db,
  input: Emitting & {
    registration: LockedRegistration;
    message: string;
    seen: SeenCancellation | null;
    acting: SignedInCustomer['acting'];
    now: string;
  },
): Promise<CancellationPlan> {
  const { emit, registration, message, seen, acting, now } = input;
  const { availability_id, receivable_id, cart_id, customer_id, id } = registration;
  const availability_ids = [availability_id];
  await lockPlaces(db, { now, availability_ids });
  const which = cart_id === null ? { receivable_id } : { cart_id };
  const { receivables } = await lockMoney(db, { customer_id, which });
  const plan = await planCancellation(db, { registration, receivables, message, now });
  refuseUnseen(plan, seen);
  const { outcome, money, receivable } = plan;
  await storeCancellation(db, { id, ...outcome });
  const { due_amount, fee_amount } = outcome;
  const fee = { amount: fee_amount, label: FEE_LABEL };
  await oweLess(db, { receivable, cart_id, due_amount, fee, now });
  const reason = outcome.cancellation.message;
  const givenBack = { back: money.back, customer_id, cart_id, message: reason, acting, now };
  await giveMoneyBack(db, givenBack);
  if (fee_amount > 0 || money.back.length > 0) await noteCancellationMoney(db, { id, money });
  const releasedPlaces = await releasePlaces(db, { now, availability_ids });
  emit('registration.cancellation.created', { registration_id: id });
  tellOfFreed(emit, { availability_id, places: registration.quantity, freed: releasedPlaces });
  return plan;
}

function refuseUnseen({ outcome, money }: CancellationPlan, seen: SeenCancellation | null): void {
  const { due_amount, fee_amount } = outcome;
  const { online_amount, wallet_amount } = money;
  const isSeen =
    seen === null
      ? fee_amount === 0 && money.back.length === 0
      : seen.due_amount === due_amount &&
        seen.online_amount === online_amount &&
        seen.wallet_amount === wallet_amount;
  if (isSeen) return;
  const details = { due_amount, online_amount, wallet_amount };
  throw new Refusal('CANCELLATION_CHANGED', { details });
}
