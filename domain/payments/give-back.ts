import { type Amount, sumAmounts } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** Where money that is given back goes: the way it was paid, the wallet, or a bank transfer by hand. */
export const GIVE_BACK_WAYS = ['ORIGIN', 'WALLET', 'BANK'] as const;

/** One of these. */
export type GiveBackWay = (typeof GIVE_BACK_WAYS)[number];

/** How much of what is no longer due is given back; a share is in basis points, an amount in minor units. */
export type GiveBackWish =
  | { readonly of: 'ALL' }
  | { readonly of: 'NOTHING' }
  | { readonly of: 'SHARE'; readonly share: number }
  | { readonly of: 'AMOUNT'; readonly amount: Amount };

/** What of each credit is given back, and what is kept of it. */
export interface GivenBack {
  readonly given: readonly Amount[];
  readonly kept: readonly Amount[];
}

/** Why nothing is given back. */
export type GiveBackCode = 'GIVE_BACK_TOO_HIGH' | 'KEPT_LABEL_REQUIRED';

/**
 * Splits what things have beyond what they cost into what is given back, the first first, and what is kept. A share is of all of it, to the nearest minor unit.
 * Refuses an amount beyond it, and to keep anything without a word for it.
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
  let left = giving;
  const given = credits.map((credit) => {
    const part = Math.min(left, credit);
    left -= part;
    return part;
  });
  return permit({ given, kept: credits.map((credit, index) => credit - (given[index] ?? 0)) });
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

/** How the part of one payment goes back: what came from the wallet goes there, and only what a provider collected can go through it. */
export function wayBack(
  payment: {
    readonly strategy: string | null;
    readonly provider: string | null;
    readonly provider_reference: string | null;
  },
  to: GiveBackWay,
): 'PROVIDER' | 'BANK' | 'WALLET' {
  if (to === 'WALLET' || payment.strategy === 'WALLET') return 'WALLET';
  const online = payment.provider !== null && payment.provider_reference !== null;
  return to === 'ORIGIN' && online ? 'PROVIDER' : 'BANK';
}
