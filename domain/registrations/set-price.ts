import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse setting a price. */
export type SetPriceCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'PRICE_REASON_REQUIRED'
  | 'PRICE_UNCHANGED';

/**
 * Decides whether staff can set the price of a registration, in minor units (decision 140). Refuses
 * a cancelled one, a missing reason, and the price that it already has.
 */
export function decideSetPrice(
  registration: { readonly cancelled: boolean; readonly total_amount: Amount },
  to: { readonly total_amount: Amount; readonly reason: string },
): Decision<null, SetPriceCode> {
  if (registration.cancelled) return refuse('REGISTRATION_ALREADY_CANCELLED');
  if (to.reason === '') return refuse('PRICE_REASON_REQUIRED', { reason: 'PRICE_REASON_REQUIRED' });
  return registration.total_amount === to.total_amount
    ? refuse('PRICE_UNCHANGED', { total_amount: 'PRICE_UNCHANGED' })
    : permit(null);
}
