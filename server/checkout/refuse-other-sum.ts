import { Refusal } from '../refusal.ts';

/** What was shown as to be paid, in minor units, must still be true (R33): refuses with the new sum. */
export function refuseOtherSum(shown: number | null, total_amount: number): void {
  if (shown === null || shown === total_amount) return;
  const fields = { total_amount: 'PRICE_CHANGED' as const };
  throw new Refusal('PRICE_CHANGED', { fields, details: { total_amount } });
}
