import { type Decision, permit, refuse } from '../base/refusal.ts';
import { decidePending, type RequestStatus } from './request-status.ts';

/** The reasons to refuse a decision on a request. */
export type ApprovalCode =
  | 'REQUEST_NOT_PENDING'
  | 'NOTHING_TO_APPROVE'
  | 'AVAILABILITY_NOT_REQUESTED';

/**
 * Returns the requested availabilities to approve: those that staff chose, or all, in the order of
 * the request. Refuses a request already decided, an empty choice, and one that was not requested.
 */
export function decideApproval<Requested extends { readonly cuid: string }>(
  request: { readonly status: RequestStatus; readonly availabilities: readonly Requested[] },
  chosen: readonly string[] | null,
): Decision<readonly Requested[], ApprovalCode> {
  const pending = decidePending(request.status);
  if (!pending.ok) return pending;
  const { availabilities } = request;
  const cuids = chosen ?? availabilities.map(({ cuid }) => cuid);
  const strangers = [...cuids.entries()].filter(
    ([, cuid]) => !availabilities.some((one) => one.cuid === cuid),
  );
  if (strangers.length > 0) {
    const fields = strangers.map(
      ([index]) => [`availabilities.${index}`, 'AVAILABILITY_NOT_REQUESTED'] as const,
    );
    return refuse('AVAILABILITY_NOT_REQUESTED', Object.fromEntries(fields));
  }
  if (cuids.length === 0)
    return refuse('NOTHING_TO_APPROVE', { availabilities: 'NOTHING_TO_APPROVE' });
  return permit(availabilities.filter(({ cuid }) => cuids.includes(cuid)));
}
