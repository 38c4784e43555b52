import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';

/**
 * Money that arrived for a cart whose places may be gone. `due_amount` is the part meant for the
 * item.
 */
export interface LateMoney {
  readonly received_amount: Amount;
  readonly service_fee: Amount;
  /** True when the paying account was erased meanwhile: nothing more is bought for it. */
  readonly erased: boolean;
  readonly items: readonly {
    readonly id: number;
    readonly due_amount: Amount;
    readonly places_free: boolean;
    /** True when its participant still exists, or when it is for nobody in particular. */
    readonly wanted: boolean;
  }[];
}

/**
 * The outcome: the items confirmed after all, the amount credited to the wallet, and whether people
 * are told.
 */
export interface LateMoneyOutcome {
  readonly confirmed_ids: readonly number[];
  readonly lost_ids: readonly number[];
  readonly used_amount: Amount;
  readonly wallet_credit: Amount;
  readonly tell_customer_and_organiser: boolean;
}

/**
 * Decides about late money (R12): each item takes its places again when they are free and its
 * participant still exists; the money of the others becomes wallet credit, as does the fee when
 * nothing is confirmed. For an erased account, all of it does. Used and credited amounts add up to
 * the amount received.
 */
export function decideLateMoney(late: LateMoney): LateMoneyOutcome {
  const isConfirmed = (item: LateMoney['items'][number]) =>
    !late.erased && item.places_free && item.wanted;
  const confirmed = late.items.filter(isConfirmed);
  const lostItems = late.items.filter((item) => !isConfirmed(item));
  const due =
    sumAmounts(confirmed.map((item) => item.due_amount)) +
    (confirmed.length > 0 ? late.service_fee : 0);
  const used_amount = Math.min(late.received_amount, due);
  return {
    confirmed_ids: confirmed.map((item) => item.id),
    lost_ids: lostItems.map((item) => item.id),
    used_amount,
    wallet_credit: late.received_amount - used_amount,
    tell_customer_and_organiser: lostItems.length > 0 || late.received_amount > used_amount,
  };
}
