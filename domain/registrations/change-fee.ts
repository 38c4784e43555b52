import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { cancellationFee } from '../cancellation-policies/fee.ts';
import {
  type CancellationPolicy,
  type PolicyStep,
  USUAL_POLICY,
} from '../cancellation-policies/policy.ts';
import { stepAt } from '../cancellation-policies/step-at.ts';

/** A registration of which its family gives something up. */
export interface RegistrationToLower {
  readonly end_at: Instant;
  /** Its dates that take place, each with the start from which its days are counted. */
  readonly policy_dates: readonly { readonly id: number; readonly counts_from: Instant }[];
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
 * above the amount that they cost. Dates are counted to their own start, options to the first date.
 * Refuses to lower the price past the last day of the policy, with the field at fault.
 */
export function decideChangeFee(
  registration: RegistrationToLower,
  given: GivenUp,
): Decision<ChangeFee, 'GIVING_UP_NOT_ALLOWED'> {
  const { policy_dates, counts_from, end_at } = registration;
  const freed = policy_dates.filter(({ id }) => given.freed_date_ids.includes(id));
  const freedStart = firstOf(freed.map((date) => date.counts_from));
  const ownStart = firstOf([
    ...policy_dates.map((date) => date.counts_from),
    ...(counts_from === null ? [] : [counts_from]),
  ]);
  const parts = [
    { field: 'availability_dates', amount: given.dates_amount, start_at: freedStart ?? ownStart },
    { field: 'options', amount: given.options_amount, start_at: ownStart },
  ];
  let fee_amount = 0;
  for (const { field, amount, start_at } of parts) {
    if (amount <= 0) continue;
    const step = stepOn(registration, { start_at: start_at ?? end_at, now: given.now });
    if (step === null) return refuse('GIVING_UP_NOT_ALLOWED', { [field]: 'GIVING_UP_NOT_ALLOWED' });
    fee_amount += cancellationFee(step, amount);
  }
  const isLate =
    freedStart !== null && !isFree(stepOn(registration, { start_at: freedStart, now: given.now }));
  return permit({ fee_amount, counts_from: isLate ? freedStart : null });
}

function stepOn(
  { policy, zone }: RegistrationToLower,
  at: { readonly start_at: Instant; readonly now: Instant },
): PolicyStep | null {
  return stepAt(policy ?? USUAL_POLICY, { ...at, zone });
}

function isFree(step: PolicyStep | null): boolean {
  return step !== null && step.fee_percentage === 0 && step.fee_amount === 0;
}

function firstOf(starts: readonly Instant[]): Instant | null {
  return starts.toSorted()[0] ?? null;
}
