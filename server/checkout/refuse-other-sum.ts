import { Refusal } from '../refusal.ts';

/**
 * Refuses PRICE_CHANGED, with the new sum, unless the shown amount to pay, in minor units, is still
 * true (R33).
 */
export function refuseOtherSum(shownAmount: number | null, total_amount: number): void {
  if (shownAmount === null || shownAmount === total_amount) return;
  const fields = { total_amount: 'PRICE_CHANGED' as const };
  throw new Refusal('PRICE_CHANGED', { fields, details: { total_amount } });
}
