import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { cancellationFee, takesBundlePlace } from '../cancellation-policies/fee.ts';
import {
  type CancellationPolicy,
  type PolicyStep,
  USUAL_POLICY,
} from '../cancellation-policies/policy.ts';
import { stepAt } from '../cancellation-policies/step-at.ts';

/** The origins of a cancellation (1 §4). */
export type CancellationType =
  | 'AUTOMATIC'
  | 'CUSTOMER'
  | 'ORGANISER'
  | 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS';

/** The facts about a registration that matter for its cancellation. */
export interface RegistrationToCancel {
  readonly cancelled: boolean;
  /** The end of its availability. */
  readonly end_at: Instant;
  readonly dates: readonly { readonly id: number; readonly start_at: Instant }[];
  readonly bundle_id: number | null;
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
  /** The policy under which the family bought it; null for none. */
  readonly policy: CancellationPolicy | null;
  /** The zone of the organiser's calendar. */
  readonly zone: Zone;
}

/** The origin, reason and moment of a cancellation. */
export interface CancellationRequest {
  readonly type: CancellationType;
  readonly message: string;
  readonly now: Instant;
}

/**
 * The outcome of a cancellation. What stays due is the share of the started dates and the fee; the
 * policy says where money that is no longer due goes. Minor units.
 */
export interface CancellationOutcome {
  readonly cancellation: {
    readonly type: CancellationType;
    readonly message: string;
    readonly created_at: Instant;
  };
  readonly freed_date_ids: readonly number[];
  readonly bundle_place_returned: boolean;
  readonly started_amount: Amount;
  readonly fee_amount: Amount;
  readonly due_amount: Amount;
  readonly outstanding_amount: Amount;
  readonly refundable_amount: Amount;
}

/** The reasons to refuse a cancellation. */
export type CancellationCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'REGISTRATION_OVER'
  | 'CANCELLATION_NOT_ALLOWED'
  | 'CANCELLATION_MESSAGE_REQUIRED';

/**
 * Decides the cancellation of a registration (3 §5). Dates that have not started free their places;
 * the bundle regains its place when nothing has started. When the customer cancels, the share of
 * the started dates stays due, and the fee of the policy for the rest; otherwise nothing. Refuses a
 * second cancellation, a customer once it is over (what took place is owed) or past the last day of
 * the policy, and a customer or organiser without a reason.
 */
export function decideCancellation(
  registration: RegistrationToCancel,
  request: CancellationRequest,
): Decision<CancellationOutcome, CancellationCode> {
  const message = request.message.trim();
  const byPerson = request.type === 'CUSTOMER' || request.type === 'ORGANISER';
  if (registration.cancelled) return refuse('REGISTRATION_ALREADY_CANCELLED');
  if (request.type === 'CUSTOMER' && !isAfter(registration.end_at, request.now))
    return refuse('REGISTRATION_OVER');
  const step = stepOf(registration, request);
  if (step === null) return refuse('CANCELLATION_NOT_ALLOWED');
  if (byPerson && message === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  const coming = registration.dates.filter((date) => isAfter(date.start_at, request.now));
  const started_amount = request.type === 'CUSTOMER' ? startedShare(registration, request.now) : 0;
  const fee_amount = cancellationFee(step, registration.total_amount - started_amount);
  const due_amount = started_amount + fee_amount;
  return permit({
    cancellation: { type: request.type, message, created_at: request.now },
    freed_date_ids: coming.map((date) => date.id),
    bundle_place_returned:
      registration.bundle_id !== null &&
      (request.type !== 'CUSTOMER' ||
        (coming.length === registration.dates.length && !takesBundlePlace(step))),
    started_amount,
    fee_amount,
    due_amount,
    outstanding_amount: Math.max(0, due_amount - registration.paid_amount),
    refundable_amount: Math.max(0, registration.paid_amount - due_amount),
  });
}

/**
 * Returns the step of the policy that a family's cancellation falls under, null for none. Nobody
 * else pays a fee.
 */
export function stepOf(
  registration: Pick<RegistrationToCancel, 'end_at' | 'policy' | 'zone'> & {
    readonly dates: readonly { readonly start_at: Instant }[];
  },
  { type, now }: Pick<CancellationRequest, 'type' | 'now'>,
): PolicyStep | null {
  const policy = type === 'CUSTOMER' ? (registration.policy ?? USUAL_POLICY) : USUAL_POLICY;
  const starts = registration.dates.map(({ start_at }) => start_at).toSorted();
  return stepAt(policy, {
    start_at: starts[0] ?? registration.end_at,
    now,
    zone: registration.zone,
  });
}

/** Returns the share of the price for the dates that have started. */
function startedShare(registration: RegistrationToCancel, now: Instant): Amount {
  const shares = prorate(
    registration.total_amount,
    registration.dates.map(() => 1),
  );
  return sumAmounts(
    registration.dates.map((date, index) =>
      isAfter(date.start_at, now) ? 0 : (shares[index] ?? 0),
    ),
  );
}
