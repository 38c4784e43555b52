import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** Why a registration costs what it did. */
export type SetPriceCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'PRICE_REASON_REQUIRED'
  | 'PRICE_UNCHANGED';

/** Whether staff can set what a registration costs, in minor units (decision 140). Refuses what is cancelled, a missing reason, and the price that it has. */
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
