import type { Changes } from '../audit/changes-between.ts';
import type { Db } from '../database/transaction.ts';
import { giveBackCancelled, type GivingBack } from '../wallet/index.ts';

/** The money of a cancelled sale, in minor units. */
interface MoneyOfCancelled {
  /** The amount that is still refundable. */
  readonly refundable_amount: number;
  readonly given_amount: number;
  readonly kept_amount: number;
}

/**
 * Gives back or keeps the payments for a sale beyond the amount that stays due, as requested;
 * without a wish all of it stays in the books. Its order is locked.
 */
export async function giveBackOrLeave(
  db: Db,
  {
    sale,
    money,
  }: {
    readonly sale: { readonly receivable_id: number; readonly cart_id: number | null };
    readonly money: {
      readonly refundable_amount: number;
      readonly wish: GivingBack['wish'] | null;
      readonly reason: string;
      readonly by: Omit<GivingBack, 'wish' | 'reason'>;
    };
  },
): Promise<MoneyOfCancelled> {
  const { refundable_amount, wish, by } = money;
  if (wish === null) return { refundable_amount, given_amount: 0, kept_amount: 0 };
  const reason = money.reason.slice(0, 200);
  const result = await giveBackCancelled(db, { ...sale, by: { ...by, wish, reason } });
  return { ...result, refundable_amount: 0 };
}

/** Returns the same for the audit log, when it was decided. */
export function moneyChanges(
  { given_amount, kept_amount }: MoneyOfCancelled,
  wish: GivingBack['wish'] | null,
): Changes {
  return wish === null
    ? {}
    : {
        given_amount: { from: null, to: given_amount },
        kept_amount: { from: null, to: kept_amount },
      };
}
