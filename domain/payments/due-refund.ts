import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { creditAmount } from '../receivables/owed.ts';
import type { TakenBack } from './refunds.ts';

/**
 * The fate of a refunded amount that is still due: the family owes it again, or it is no longer
 * due.
 */
export const DUE_AFTER_REFUND = ['STAYS', 'DROPPED'] as const;
export type DueAfterRefund = (typeof DUE_AFTER_REFUND)[number];

/**
 * A receivable that a refund takes money from, amounts in minor units; `used_at` is when its
 * purchase was used up.
 */
interface RefundedReceivable {
  readonly id: number;
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
  readonly used_at: Instant | null;
}

/** An amount that a refund takes off a receivable although it is due. Minor units, above 0. */
export interface DueTaken {
  readonly receivable_id: number;
  readonly amount: Amount;
  readonly used: boolean;
}

/** Returns the amount taken from each receivable beyond its overpayment; credit is not included. */
export function dueTaken(
  takenBack: Pick<TakenBack, 'parts'>,
  receivables: readonly RefundedReceivable[],
): readonly DueTaken[] {
  const byId = new Map(receivables.map((receivable) => [receivable.id, receivable]));
  return takenBack.parts.flatMap(({ receivable_id, amount }) => {
    const receivable = byId.get(receivable_id);
    if (receivable === undefined) return [];
    const due = amount - creditAmount(receivable);
    return due > 0 ? [{ receivable_id, amount: due, used: receivable.used_at !== null }] : [];
  });
}
