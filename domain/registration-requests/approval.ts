import { type Decision, permit, refuse } from '../base/refusal.ts';
import { decidePending, type RequestStatus } from './request-status.ts';

/** Why a request is not decided as staff want. */
export type ApprovalCode =
  | 'REQUEST_NOT_PENDING'
  | 'NOTHING_TO_APPROVE'
  | 'AVAILABILITY_NOT_REQUESTED';

/**
 * Which of the availabilities that are asked for are given: those that staff chose, or all of them, in the order in which they were asked. Refuses
 * a request that is decided, none, and one that was not asked for.
 */
export function decideApproval<Requested extends { readonly cuid: string }>(
  request: { readonly status: RequestStatus; readonly availabilities: readonly Requested[] },
  chosen: readonly string[] | null,
): Decision<readonly Requested[], ApprovalCode> {
  const pending = decidePending(request.status);
  if (!pending.ok) return pending;
  const { availabilities } = request;
  const given = chosen ?? availabilities.map(({ cuid }) => cuid);
  const strangers = [...given.entries()].filter(
    ([, cuid]) => !availabilities.some((one) => one.cuid === cuid),
  );
  if (strangers.length > 0) {
    const fields = strangers.map(
      ([index]) => [`availabilities.${index}`, 'AVAILABILITY_NOT_REQUESTED'] as const,
    );
    return refuse('AVAILABILITY_NOT_REQUESTED', Object.fromEntries(fields));
  }
  if (given.length === 0)
    return refuse('NOTHING_TO_APPROVE', { availabilities: 'NOTHING_TO_APPROVE' });
  return permit(availabilities.filter(({ cuid }) => given.includes(cuid)));
}
