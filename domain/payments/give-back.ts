import { type Amount, sumAmounts } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * The destinations of money given back: the original payment, the wallet, or a bank transfer by
 * hand.
 */
export const GIVE_BACK_WAYS = ['ORIGIN', 'WALLET', 'BANK'] as const;

/** One of these destinations. */
export type GiveBackWay = (typeof GIVE_BACK_WAYS)[number];

/**
 * The wish for the money that is no longer due; a share is in basis points, an amount in minor
 * units.
 */
export type GiveBackWish =
  | { readonly of: 'ALL' }
  | { readonly of: 'NOTHING' }
  | { readonly of: 'SHARE'; readonly share: number }
  | { readonly of: 'AMOUNT'; readonly amount: Amount };

/** The part of each credit that is given back, and the part that is kept. */
export interface GivenBack {
  readonly given: readonly Amount[];
  readonly kept: readonly Amount[];
}

/** The reasons to refuse giving money back. */
export type GiveBackCode = 'GIVE_BACK_TOO_HIGH' | 'KEPT_LABEL_REQUIRED';

/**
 * Splits credits into the part given back, starting with the first credit, and the part kept. A
 * share is of the total, rounded to the nearest minor unit. Refuses an amount above the total, and
 * keeping anything without a label.
 */
export function decideGiveBack(
  credits: readonly Amount[],
  wish: { readonly what: GiveBackWish; readonly kept_label: string },
): Decision<GivenBack, GiveBackCode> {
  const all = sumAmounts(credits);
  const giving = givenOf(all, wish.what);
  if (giving > all)
    return refuse('GIVE_BACK_TOO_HIGH', { 'give_back.what.amount': 'GIVE_BACK_TOO_HIGH' });
  if (giving < all && wish.kept_label.trim() === '')
    return refuse('KEPT_LABEL_REQUIRED', { 'give_back.kept_label': 'KEPT_LABEL_REQUIRED' });
  let remainder = giving;
  const amounts = credits.map((credit) => {
    const part = Math.min(remainder, credit);
    remainder -= part;
    return part;
  });
  return permit({
    given: amounts,
    kept: credits.map((credit, index) => credit - (amounts[index] ?? 0)),
  });
}

function givenOf(all: Amount, what: GiveBackWish): Amount {
  switch (what.of) {
    case 'ALL':
      return all;
    case 'NOTHING':
      return 0;
    case 'SHARE':
      return Math.round((all * what.share) / 10_000);
    case 'AMOUNT':
      return what.amount;
  }
}

/** A received payment: how it was made, and by which provider; null for none. */
export interface PaidPayment {
  readonly strategy: string | null;
  readonly provider: string | null;
  readonly provider_reference: string | null;
}

/**
 * Returns the destination for part of one payment: wallet money goes back to the wallet, and only
 * money that a provider collected can go back through it.
 */
export function wayBack(payment: PaidPayment, to: GiveBackWay): 'PROVIDER' | 'BANK' | 'WALLET' {
  if (to === 'WALLET' || payment.strategy === 'WALLET') return 'WALLET';
  const online = payment.provider !== null && payment.provider_reference !== null;
  return to === 'ORIGIN' && online ? 'PROVIDER' : 'BANK';
}
