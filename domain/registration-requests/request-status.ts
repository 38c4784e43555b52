import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The statuses of a request (3 §4). */
export const REQUEST_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The colour of a status (3 §4). */
export const STATUS_COLORS = {
  PENDING: 'blue',
  APPROVED: 'green',
  REJECTED: 'red',
  CANCELLED: 'red',
} as const satisfies Readonly<Record<RequestStatus, string>>;

/**
 * Decides whether a request is still pending: only then can its family cancel it, and staff approve
 * or reject it.
 */
export function decidePending(status: RequestStatus): Decision<null, 'REQUEST_NOT_PENDING'> {
  return status === 'PENDING' ? permit(null) : refuse('REQUEST_NOT_PENDING');
}

/** The state of payment of a request's registrations (3 §4). */
export type RequestPayment = 'COMPLETE' | 'DEPOSITED' | 'OUTSTANDING';

/**
 * Returns the payment badge of a request, from the total and paid amounts of its registrations, in
 * minor units; null while nothing is due. Without a deposit it is outstanding until complete.
 */
export function requestPayment(owed: {
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly paid_amount: Amount;
}): RequestPayment | null {
  const { total_amount, deposit_amount, paid_amount } = owed;
  if (total_amount === 0) return null;
  if (paid_amount >= total_amount) return 'COMPLETE';
  return deposit_amount > 0 && paid_amount >= deposit_amount ? 'DEPOSITED' : 'OUTSTANDING';
}
