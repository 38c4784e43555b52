import type { Access, Mode } from './accounts.ts';

/** A movement of money between a provider and one of its accounts, before the provider's fee. */
export interface Movement {
  readonly id: string;
  readonly account_id: string;
  readonly mode: Mode;
  readonly payment_id: string;
  /** The payment, refund or dispute that moved it. */
  readonly thing: string;
  readonly kind: 'PAYMENT' | 'REFUND' | 'REFUND_RETURNED' | 'DISPUTE' | 'DISPUTE_RETURNED';
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly at: Date;
  payout_id: string | null;
}

/** A transfer to the bank account of an account's owner. */
export interface Payout {
  readonly id: string;
  readonly account_id: string;
  readonly mode: Mode;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
  readonly movements: readonly Movement[];
}

const FIXED_FEE = 25;
/** The share of a payment that the provider keeps, in thousandths. */
const SHARE = 15;

/** Returns the fee for a payment: 25 cents and 1.5 %, never more than was paid. */
export function feeOf({ amount }: { readonly amount: number }): number {
  return Math.min(amount, FIXED_FEE + Math.floor((amount * SHARE) / 1000));
}

/** Returns what an account has at the provider, fees off and payouts gone. */
export function balanceOf(movements: readonly Movement[], access: Access): number {
  return ownOf(movements, access)
    .filter(({ payout_id }) => payout_id === null)
    .reduce((sum, { amount, fee }) => sum + amount - fee, 0);
}

/** Takes the movements that were not paid out yet into a payout; null without any. */
export function payOut(
  movements: readonly Movement[],
  { access, id, at }: { readonly access: Access; readonly id: string; readonly at: Date },
): Payout | null {
  const open = ownOf(movements, access).filter(({ payout_id }) => payout_id === null);
  const [first] = open;
  if (first === undefined) return null;
  for (const movement of open) movement.payout_id = id;
  return {
    id,
    account_id: access.account.id,
    mode: access.mode,
    amount: open.reduce((sum, { amount, fee }) => sum + amount - fee, 0),
    currency: first.currency,
    at,
    movements: open,
  };
}

function ownOf(movements: readonly Movement[], { account, mode }: Access): readonly Movement[] {
  return movements.filter((one) => one.account_id === account.id && one.mode === mode);
}
