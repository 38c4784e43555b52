/** In one word where a registration stands: cancelled, or how its payment stands. */
export type RegistrationState = 'CANCELLED' | 'FREE' | 'OVERDUE' | 'OUTSTANDING' | 'COMPLETE';

/**
 * The one word that a list says of a registration; null when it is not cancelled and its amounts (minor units) are hidden from the reader.
 * What is cancelled is that before anything else; what is owed after its deadline is overdue (R32).
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
