import type { Amount } from '../base/money.ts';

/** What was promised for the price of a voucher when it was put in the cart (R9): what it is worth in minor units, and its seconds, null without end. */
export interface VoucherTerms {
  readonly amount: Amount;
  readonly duration: number | null;
}
