import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

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
}

/** The origin, reason and moment of a cancellation. */
export interface CancellationRequest {
  readonly type: CancellationType;
  readonly message: string;
  readonly now: Instant;
}

/**
 * The outcome of a cancellation. Money no longer due is for staff to refund or credit; nothing
 * moves by itself.
 */
export interface CancellationOutcome {
  readonly cancellation: {
    readonly type: CancellationType;
    readonly message: string;
    readonly created_at: Instant;
  };
  readonly freed_date_ids: readonly number[];
  readonly bundle_place_returned: boolean;
  readonly due_amount: Amount;
  readonly outstanding_amount: Amount;
  readonly refundable_amount: Amount;
}

/** The reasons to refuse a cancellation. */
export type CancellationCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'REGISTRATION_OVER'
  | 'CANCELLATION_MESSAGE_REQUIRED';

/**
 * Decides the cancellation of a registration (3 §5). Dates that have not started free their places;
 * the bundle regains its place when nothing has started. When the customer cancels, the share of
 * the started dates stays due; otherwise nothing. Refuses a second cancellation, a customer once it
 * is over (what took place is owed), and a customer or organiser without a reason.
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
  if (byPerson && message === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  const coming = registration.dates.filter((date) => isAfter(date.start_at, request.now));
  const due_amount = request.type === 'CUSTOMER' ? startedShare(registration, request.now) : 0;
  return permit({
    cancellation: { type: request.type, message, created_at: request.now },
    freed_date_ids: coming.map((date) => date.id),
    bundle_place_returned:
      registration.bundle_id !== null &&
      (request.type !== 'CUSTOMER' || coming.length === registration.dates.length),
    due_amount,
    outstanding_amount: Math.max(0, due_amount - registration.paid_amount),
    refundable_amount: Math.max(0, registration.paid_amount - due_amount),
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
