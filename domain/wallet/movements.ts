import type { Amount } from '../base/money.ts';
import { isAmount, sumAmounts } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse a movement. */
export type WalletCode =
  | 'INSUFFICIENT_WALLET_AMOUNT'
  | 'WALLET_AMOUNT_INVALID'
  | 'AMOUNT_ABOVE_OUTSTANDING';

/** Returns the balance, which is always the sum of the movements. */
export function walletBalance(movements: readonly { readonly amount: Amount }[]): Amount {
  return sumAmounts(movements.map((movement) => movement.amount));
}

/**
 * Returns the balance after a movement (positive in, negative out). Refuses 0, fractions, and a
 * balance below 0.
 */
export function decideMovement(balance: Amount, amount: Amount): Decision<Amount, WalletCode> {
  if (!isAmount(amount) || amount === 0 || !isAmount(balance + amount))
    return refuse('WALLET_AMOUNT_INVALID', { amount: 'WALLET_AMOUNT_INVALID' });
  if (amount < 0 && balance + amount < 0)
    return refuse('INSUFFICIENT_WALLET_AMOUNT', { amount: 'INSUFFICIENT_WALLET_AMOUNT' });
  return permit(balance + amount);
}

/**
 * Returns the movement for a payment from the wallet (1 §5). Refuses more than the balance, and
 * more than is due.
 */
export function decideWalletPayment(
  balance: Amount,
  payment: { readonly amount: Amount; readonly outstanding_amount: Amount },
): Decision<{ readonly movement: Amount; readonly balance: Amount }, WalletCode> {
  if (!isAmount(payment.amount) || payment.amount <= 0)
    return refuse('WALLET_AMOUNT_INVALID', { amount: 'WALLET_AMOUNT_INVALID' });
  if (payment.amount > balance)
    return refuse('INSUFFICIENT_WALLET_AMOUNT', { amount: 'INSUFFICIENT_WALLET_AMOUNT' });
  if (payment.amount > payment.outstanding_amount)
    return refuse('AMOUNT_ABOVE_OUTSTANDING', { amount: 'AMOUNT_ABOVE_OUTSTANDING' });
  return permit({ movement: -payment.amount, balance: balance - payment.amount });
}
