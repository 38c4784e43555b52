import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { cancellationFee, takesBundlePlace } from '../cancellation-policies/fee.ts';
import {
  type CancellationPolicy,
  type PolicyStep,
  USUAL_POLICY,
} from '../cancellation-policies/policy.ts';
import { stepAt } from '../cancellation-policies/step-at.ts';
import { type DateToCancel, datesShares, hasTakenPlace } from './dates-to-cancel.ts';

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
  readonly dates: readonly DateToCancel[];
  readonly bundle_id: number | null;
  /** True when that pack was itself cancelled: its uses are settled, and none comes back. */
  readonly bundle_cancelled: boolean;
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
  /** The fees within the total for what its family gave up before. */
  readonly change_fee_total: Amount;
  /** The earliest start of a date that it gave up when that was not free; null for none. */
  readonly counts_from: Instant | null;
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
 * The outcome of a cancellation. What stays due is the share of the started dates and the fee, with
 * the fees of earlier changes; the policy says where money that is no longer due goes. Minor units.
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
 * the bundle regains its place when nothing has taken place. When the customer cancels, the share
 * of the dates that have stays due, and the fee of the policy for those to come; nothing for dates
 * that were called off, and otherwise nothing at all. Refuses a second cancellation, a customer
 * once it is over (what took place is owed) or past the last day of the policy, and a customer or
 * organiser without a reason.
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
  const isFamily = request.type === 'CUSTOMER';
  const { total_amount } = registration;
  const change_fee_total = Math.min(registration.change_fee_total, total_amount);
  const shares = datesShares(total_amount - change_fee_total, { ...registration, ...request });
  const started_amount = isFamily ? shares.started_amount : 0;
  const fee_amount = cancellationFee(step, isFamily ? shares.coming_amount : 0);
  const due_amount = started_amount + fee_amount + (isFamily ? change_fee_total : 0);
  return permit({
    cancellation: { type: request.type, message, created_at: request.now },
    freed_date_ids: coming.map((date) => date.id),
    bundle_place_returned:
      registration.bundle_id !== null &&
      !registration.bundle_cancelled &&
      (request.type !== 'CUSTOMER' ||
        (!registration.dates.some((date) => hasTakenPlace(date, request.now)) &&
          !takesBundlePlace(step))),
    started_amount,
    fee_amount,
    due_amount,
    outstanding_amount: Math.max(0, due_amount - registration.paid_amount),
    refundable_amount: Math.max(0, registration.paid_amount - due_amount),
  });
}

/**
 * Returns the step of the policy that a family's cancellation falls under, by the first date that
 * takes place; null for none. Nobody else pays a fee, and nobody does when no date takes place.
 */
export function stepOf(
  registration: Pick<RegistrationToCancel, 'end_at' | 'policy' | 'zone' | 'counts_from'> & {
    readonly dates: readonly Pick<DateToCancel, 'counts_from' | 'takes_place'>[];
  },
  { type, now }: Pick<CancellationRequest, 'type' | 'now'>,
): PolicyStep | null {
  const { dates, end_at, zone } = registration;
  const starts = dates.filter(({ takes_place }) => takes_place).map((date) => date.counts_from);
  const isFree = type !== 'CUSTOMER' || (starts.length === 0 && dates.length > 0);
  const policy = isFree ? USUAL_POLICY : (registration.policy ?? USUAL_POLICY);
  const givenUp = registration.counts_from === null ? [] : [registration.counts_from];
  return stepAt(policy, { start_at: [...starts, ...givenUp].toSorted()[0] ?? end_at, now, zone });
}
