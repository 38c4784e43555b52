import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';

/** Money that arrived for a cart whose places may be gone. `due_amount` is what of the money was meant for the item. */
export interface LateMoney {
  readonly received_amount: Amount;
  readonly service_fee: Amount;
  /** The account that paid was erased meanwhile: nothing more is bought for it. */
  readonly erased: boolean;
  readonly items: readonly {
    readonly id: number;
    readonly due_amount: Amount;
    readonly places_free: boolean;
    /** The participant that it is for is still there; true for what is for nobody in particular. */
    readonly wanted: boolean;
  }[];
}

/** What follows: which items are confirmed after all, what becomes wallet credit, and whether people are told. */
export interface LateMoneyOutcome {
  readonly confirmed_ids: readonly number[];
  readonly lost_ids: readonly number[];
  readonly used_amount: Amount;
  readonly wallet_credit: Amount;
  readonly tell_customer_and_organiser: boolean;
}

/**
 * What to do with late money (R12): each item takes its places again if they are free and whoever it is for is still there; the money of
 * the others becomes wallet credit, and so does the fee when nothing is confirmed. Of an erased account, all of it. Used and credited amounts add up to what was received.
 */
export function decideLateMoney(late: LateMoney): LateMoneyOutcome {
  const isConfirmed = (item: LateMoney['items'][number]) =>
    !late.erased && item.places_free && item.wanted;
  const confirmed = late.items.filter(isConfirmed);
  const lost = late.items.filter((item) => !isConfirmed(item));
  const due =
    sumAmounts(confirmed.map((item) => item.due_amount)) +
    (confirmed.length > 0 ? late.service_fee : 0);
  const used_amount = Math.min(late.received_amount, due);
  return {
    confirmed_ids: confirmed.map((item) => item.id),
    lost_ids: lost.map((item) => item.id),
    used_amount,
    wallet_credit: late.received_amount - used_amount,
    tell_customer_and_organiser: lost.length > 0 || late.received_amount > used_amount,
  };
}
