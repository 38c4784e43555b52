import type { Amount } from '../base/money.ts';
import type { BundleTerms } from '../bundles/bundle-terms.ts';

/** The bundle that a voucher is for, with its terms; its time begins at redemption. */
export interface GivenBundle extends BundleTerms {
  readonly id: number;
}

/**
 * The promise made for the price of a voucher when it was put in the cart (R9): its worth, an
 * amount in minor units or a bundle, and its seconds, null without end.
 */
export interface VoucherTerms {
  readonly amount: Amount | null;
  readonly bundle: GivenBundle | null;
  readonly duration: number | null;
}
