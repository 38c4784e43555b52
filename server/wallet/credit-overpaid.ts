import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { takeBack } from '@ribambelle/domain/payments/take-back.ts';
import type { Db } from '../database/transaction.ts';
import { insertAllocations, loadPaidShares } from '../payments/index.ts';
import { moveWallet } from './wallet-store.ts';

/**
 * Takes an amount off a locked registration, which costs less than was paid, and puts it in the customer's wallet: the ledger says from
 * which payments. Answers what was moved, in minor units.
 */
export async function creditOverpaid(
  db: Db,
  input: {
    organiser_id: number;
    customer_id: number;
    registration_id: number;
    amount: number;
    now: string;
  },
): Promise<number> {
  const { organiser_id, customer_id, registration_id, now } = input;
  if (input.amount <= 0) return 0;
  const taken = takeBack(await loadPaidShares(db, { organiser_id, registration_id }), input.amount);
  for (const { payment_id, amount } of taken) {
    await insertAllocations(db, {
      organiser_id,
      payment_id,
      cart_id: null,
      now,
      parts: [{ registration_id, amount: -amount }],
    });
  }
  const amount = sumAmounts(taken.map((part) => part.amount));
  if (amount > 0)
    await moveWallet(db, {
      organiser_id,
      customer_id,
      amount,
      reason: 'OVERPAYMENT',
      registration_id,
      now,
    });
  return amount;
}
