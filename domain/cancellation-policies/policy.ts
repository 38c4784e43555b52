import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * The destinations of money after a family cancels: back the way it came when a provider collected
 * it, and else into the wallet; all into the wallet; or nowhere until staff decide.
 */
export const POLICY_DESTINATIONS = ['ORIGIN', 'CREDIT', 'STAFF'] as const;

/** One of these destinations. */
export type PolicyDestination = (typeof POLICY_DESTINATIONS)[number];

/**
 * A step of a policy: until a number of days before the first date, cancelling costs a fee; null
 * days hold until the end, also once it has begun. The fee is a share of the dates to come in basis
 * points, or an amount for the registration in minor units; one of the two is 0.
 */
export interface PolicyStep {
  readonly until_days: number | null;
  readonly fee_percentage: number;
  readonly fee_amount: Amount;
}

/** The conditions on which families cancel by themselves; without a step they cannot. */
export interface CancellationPolicy {
  readonly steps: readonly PolicyStep[];
  readonly money_to: PolicyDestination;
}

/** The number of steps that a policy may have. */
export const MOST_STEPS = 6;

/**
 * The conditions of an organiser that has written none: free until the end, and staff decide about
 * the money.
 */
export const USUAL_POLICY: CancellationPolicy = {
  steps: [{ until_days: null, fee_percentage: 0, fee_amount: 0 }],
  money_to: 'STAFF',
};

/** The reasons to refuse a policy. */
export type PolicyCode = 'CANCELLATION_STEPS_UNORDERED' | 'CANCELLATION_FEE_TWICE';

/**
 * Decides whether a policy can be kept. Refuses steps that do not come nearer to the first date one
 * by one, and a fee that is both a share and an amount.
 */
export function decidePolicy(policy: CancellationPolicy): Decision<CancellationPolicy, PolicyCode> {
  for (const [index, step] of policy.steps.entries()) {
    const field = `policy.steps.${index}`;
    if (index > 0 && !isNearer(step, policy.steps[index - 1]))
      return refuse('CANCELLATION_STEPS_UNORDERED', {
        [`${field}.until_days`]: 'CANCELLATION_STEPS_UNORDERED',
      });
    if (step.fee_percentage > 0 && step.fee_amount > 0)
      return refuse('CANCELLATION_FEE_TWICE', {
        [`${field}.fee_amount`]: 'CANCELLATION_FEE_TWICE',
      });
  }
  return permit(policy);
}

function isNearer(step: PolicyStep, before: PolicyStep | undefined): boolean {
  if (before === undefined) return true;
  if (before.until_days === null) return false;
  return step.until_days === null || step.until_days < before.until_days;
}
