import type { CartItemType } from '../carts/cart-items.ts';

/** The fate of the part that was used or begun when its buyer withdraws. */
export type UsedPart =
  /** The right ends with the use: a redeemed voucher has become credit or a pack. */
  | 'ENDS_RIGHT'
  /** The uses or the days that have run stay due: the service began at the buyer's own request. */
  | 'PRO_RATA'
  /** There is no right, so that there is nothing to ask. */
  | 'NONE';

/**
 * The right of withdrawal of a consumer who buys one kind of thing at a distance (Code de droit
 * économique, book VI).
 */
export interface WithdrawalRight {
  readonly has_right: boolean;
  /** The article that gives the right, or the exception. */
  readonly article: string;
  /** Days after the day of the order; 0 without the right. */
  readonly days: number;
  readonly used: UsedPart;
}

/** Leisure at a given date or period is an exception (CRD art. 16, l; CJEU C-96/21). */
const DATED: WithdrawalRight = {
  has_right: false,
  article: 'VI.53, 12°',
  days: 0,
  used: 'NONE',
};

/** The right for each kind of thing on sale; nothing can be sold without a row here. */
export const WITHDRAWAL_RIGHTS: Readonly<Record<CartItemType, WithdrawalRight>> = {
  REGISTRATION: DATED,
  REGISTRATION_REQUEST: DATED,
  BOOKING: DATED,
  BUNDLE: { has_right: true, article: 'VI.47', days: 14, used: 'PRO_RATA' },
  MEMBERSHIP: { has_right: true, article: 'VI.47', days: 14, used: 'PRO_RATA' },
  VOUCHER: { has_right: true, article: 'VI.47', days: 14, used: 'ENDS_RIGHT' },
};
