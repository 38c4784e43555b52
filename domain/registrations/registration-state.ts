/** The state of a registration in one word: cancelled, or its state of payment. */
export type RegistrationState = 'CANCELLED' | 'FREE' | 'OVERDUE' | 'OUTSTANDING' | 'COMPLETE';

/**
 * Returns the one word for a registration in a list; null when it is not cancelled and its amounts
 * (minor units) are hidden from the reader. Cancelled comes first; a debt after its deadline is
 * overdue (R32).
 */
export function registrationState(registration: {
  readonly cancelled_at: string | null;
  readonly total_amount: number | null;
  readonly paid_amount: number | null;
  readonly overdue: boolean;
}): RegistrationState | null {
  const { cancelled_at, total_amount, paid_amount, overdue } = registration;
  if (cancelled_at !== null) return 'CANCELLED';
  if (total_amount === null || paid_amount === null) return null;
  if (total_amount === 0) return 'FREE';
  if (overdue) return 'OVERDUE';
  return paid_amount < total_amount ? 'OUTSTANDING' : 'COMPLETE';
}
