import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { clampAmount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { ChargedPrice } from '../pricing/charged-price.ts';
import { chargedPrice, withChangeFees } from '../pricing/charged-price.ts';
import type { RegistrationPrice } from '../pricing/price-registration.ts';

/**
 * The price of a registration after staff changed its availability or participant: today's, or the
 * price until now.
 */
export const PRICES_OF_TRANSFER = ['NEW', 'KEPT'] as const;
export type PriceOfTransfer = (typeof PRICES_OF_TRANSFER)[number];

/**
 * The facts about a registration that matter before staff move it, or give its place to somebody
 * else.
 */
export interface RegistrationToTransfer {
  readonly cancelled: boolean;
  readonly availability_id: number;
  readonly dates: readonly { readonly start_at: Instant }[];
}

/** The reasons to refuse moving a registration. */
export type TransferCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'REGISTRATION_STARTED'
  | 'REGISTRATION_ALREADY_THERE';

/**
 * Decides whether a registration can move to another availability (decision 137). Refuses one that
 * is cancelled, is there already, or has begun: attended days are not undone.
 */
export function decideTransfer(
  registration: RegistrationToTransfer,
  to: { readonly availability_id: number; readonly now: Instant },
): Decision<null, TransferCode> {
  const code = untouchable(registration, to.now);
  if (code !== null) return refuse(code);
  return registration.availability_id === to.availability_id
    ? refuse('REGISTRATION_ALREADY_THERE', { availability: 'REGISTRATION_ALREADY_THERE' })
    : permit(null);
}

/** The reasons to refuse replacing a participant. */
export type ReplacementCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'REGISTRATION_STARTED'
  | 'REGISTRATION_ALREADY_THEIRS';

/**
 * Decides whether somebody else can take the place of a registration (decision 138). Refuses one
 * that is cancelled or has begun, and the participant who has it already.
 */
export function decideReplacement(
  registration: Pick<RegistrationToTransfer, 'cancelled' | 'dates'> & {
    readonly participant_id: number;
  },
  by: { readonly participant_id: number; readonly now: Instant },
): Decision<null, ReplacementCode> {
  const code = untouchable(registration, by.now);
  if (code !== null) return refuse(code);
  return registration.participant_id === by.participant_id
    ? refuse('REGISTRATION_ALREADY_THEIRS', { participant: 'REGISTRATION_ALREADY_THEIRS' })
    : permit(null);
}

/** Returns why neither the place nor its participant can change any more; null while they can. */
function untouchable(
  { cancelled, dates }: Pick<RegistrationToTransfer, 'cancelled' | 'dates'>,
  now: Instant,
): 'REGISTRATION_ALREADY_CANCELLED' | 'REGISTRATION_STARTED' | null {
  if (cancelled) return 'REGISTRATION_ALREADY_CANCELLED';
  return dates.every(({ start_at }) => isAfter(start_at, now)) ? null : 'REGISTRATION_STARTED';
}

/**
 * Returns the price of a registration that staff changed, in minor units (decision 137). A new
 * price is today's, less the reduction by the coupon of its order, never below 0, with the fees for
 * what its family gave up before. A kept price is the total until now: the base price carries the
 * difference to the list, and nothing else is taken off.
 */
export function transferredPrice(
  held: {
    readonly total_amount: Amount;
    readonly deposit_amount: Amount;
    readonly coupon_total: Amount;
    readonly change_fee_total: Amount;
  },
  by: { readonly list: RegistrationPrice; readonly price: PriceOfTransfer },
): ChargedPrice {
  const { list, price } = by;
  const { total_amount, deposit_amount, change_fee_total } = held;
  if (price === 'NEW') {
    const newPrice = chargedPrice(list, Math.min(held.coupon_total, list.total_price));
    return withChangeFees(newPrice, change_fee_total);
  }
  const { deposit, quantity, options, options_total } = list;
  return {
    deposit,
    quantity,
    options,
    options_total,
    base_price: total_amount - change_fee_total - options_total,
    partial_registration_total_fee: 0,
    partial_registration_total_discount: 0,
    bundle_total: 0,
    discounts_total: 0,
    volume_discounts_total: 0,
    reductions: [],
    ...(change_fee_total > 0 ? { change_fee_total } : {}),
    total_price: total_amount,
    total_deposit: clampAmount(deposit_amount, { lowest: 0, highest: total_amount }),
  };
}
