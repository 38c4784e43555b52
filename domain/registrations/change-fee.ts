import type { Zone } from '../base/days.ts';
import { earliest, type Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { cancellationFee } from '../cancellation-policies/fee.ts';
import {
  type CancellationPolicy,
  type PolicyStep,
  USUAL_POLICY,
} from '../cancellation-policies/policy.ts';
import { stepAt } from '../cancellation-policies/step-at.ts';
import { stepOf } from './cancellation.ts';

/** A registration of which its family gives something up. */
export interface RegistrationToLower {
  readonly end_at: Instant;
  /** Its dates that take place, each with the start from which its days are counted. */
  readonly policy_dates: readonly { readonly id: number; readonly counts_from: Instant }[];
  /** Those that do not. */
  readonly off_date_ids: readonly number[];
  /** The earliest start of a date given up when that was not free; null for none. */
  readonly counts_from: Instant | null;
  readonly policy: CancellationPolicy | null;
  readonly zone: Zone;
}

/**
 * The part that a change gives up: dates, and the amounts by which other dates and then other
 * options lower the price, in minor units; an amount below 0 makes it dearer.
 */
export interface GivenUp {
  readonly freed_date_ids: readonly number[];
  readonly dates_amount: Amount;
  readonly options_amount: Amount;
  readonly now: Instant;
}

/** The fee for what is given up, in minor units. */
export interface ChangeFee {
  readonly fee_amount: Amount;
  /**
   * The start that still counts for what the registration has afterwards, when dates were given up
   * too late to do so free of charge; null otherwise.
   */
  readonly counts_from: Instant | null;
}

/**
 * Decides what a family pays for giving up dates or options: the fee for cancelling them now, never
 * above the amount that they cost. Days are counted to the start to which a cancellation on that
 * day counts them, whichever dates are given up. Refuses to lower the price when a cancellation
 * would be refused past the last day of the policy, with the field at fault.
 */
export function decideChangeFee(
  registration: RegistrationToLower,
  given: GivenUp,
): Decision<ChangeFee, 'GIVING_UP_NOT_ALLOWED'> {
  const { now } = given;
  const step = stepOfCancellation(registration, now);
  const parts = [
    { field: 'availability_dates', amount: given.dates_amount },
    { field: 'options', amount: given.options_amount },
  ];
  let fee_amount = 0;
  for (const { field, amount } of parts) {
    if (amount <= 0) continue;
    if (step === null) return refuse('GIVING_UP_NOT_ALLOWED', { [field]: 'GIVING_UP_NOT_ALLOWED' });
    fee_amount += cancellationFee(step, amount);
  }
  return permit({ fee_amount, counts_from: lateStart(registration, given) });
}

/** Returns the step under which its cancellation falls now; null when it would be refused. */
function stepOfCancellation(registration: RegistrationToLower, now: Instant): PolicyStep | null {
  const { policy_dates, off_date_ids, end_at } = registration;
  const dates = [
    ...policy_dates.map(({ counts_from }) => ({ counts_from, takes_place: true })),
    ...off_date_ids.map(() => ({ counts_from: end_at, takes_place: false })),
  ];
  return stepOf({ ...registration, dates }, { type: 'CUSTOMER', now });
}

/** Returns the earliest start of the dates given up when they alone were not free; null else. */
function lateStart(
  { policy_dates, policy, zone }: RegistrationToLower,
  { freed_date_ids, now }: GivenUp,
): Instant | null {
  const freed = policy_dates.filter(({ id }) => freed_date_ids.includes(id));
  const start_at = earliest(freed.map(({ counts_from }) => counts_from));
  if (start_at === null) return null;
  return isFree(stepAt(policy ?? USUAL_POLICY, { start_at, now, zone })) ? null : start_at;
}

function isFree(step: PolicyStep | null): boolean {
  return step !== null && step.fee_percentage === 0 && step.fee_amount === 0;
}
