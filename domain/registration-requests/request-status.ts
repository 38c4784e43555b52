import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** What became of a request (3 §4). */
export const REQUEST_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The colour of a status (3 §4). */
export const STATUS_COLORS = {
  PENDING: 'blue',
  APPROVED: 'green',
  REJECTED: 'red',
  CANCELLED: 'red',
} as const satisfies Readonly<Record<RequestStatus, string>>;

/** Whether a request is still to be decided: only then its family may cancel it, and staff approve or reject it. */
export function decidePending(status: RequestStatus): Decision<null, 'REQUEST_NOT_PENDING'> {
  return status === 'PENDING' ? permit(null) : refuse('REQUEST_NOT_PENDING');
}

/** How what came of a request is paid (3 §4). */
export type RequestPayment = 'COMPLETE' | 'DEPOSITED' | 'OUTSTANDING';

/**
 * The payment badge of a request, from what its registrations ask and what of it is paid, in minor units; null while nothing is asked. Without a
 * deposit nothing can be deposited: it is outstanding until it is complete.
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
