import { type Instant, isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { decideGiveBack, type GiveBackWish } from '../payments/give-back.ts';

/** The money of one of many registrations cancelled together; minor units. */
export interface BulkCancellation {
  readonly given_amount: Amount;
  readonly kept_amount: Amount;
}

/**
 * Decides the money of a registration cancelled with many others: the paid amount that goes back
 * and the amount kept. Null when it is cancelled already. Refuses one that is over: a wrong filter
 * must not give back money for what took place.
 */
export function decideBulkCancellation(
  registration: {
    readonly cancelled: boolean;
    readonly end_at: Instant;
    readonly paid_amount: Amount;
  },
  by: {
    /** Null when the money stays as it is. */
    readonly wish: { readonly what: GiveBackWish; readonly kept_label: string } | null;
    readonly now: Instant;
  },
): Decision<BulkCancellation | null, 'OVER' | 'CHANGED_SINCE'> {
  if (registration.cancelled) return permit(null);
  if (!isAfter(registration.end_at, by.now)) return refuse('OVER');
  if (by.wish === null) return permit({ given_amount: 0, kept_amount: 0 });
  const decision = decideGiveBack([registration.paid_amount], by.wish);
  if (!decision.ok) return refuse('CHANGED_SINCE');
  const [given_amount = 0] = decision.value.given;
  const [kept_amount = 0] = decision.value.kept;
  return permit({ given_amount, kept_amount });
}
