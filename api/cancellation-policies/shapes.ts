import {
  MOST_STEPS,
  POLICY_DESTINATIONS,
} from '@ribambelle/domain/cancellation-policies/policy.ts';
import { z } from 'zod';
import { inEveryLanguage, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** A step of a policy: percentages in basis points, amounts in minor units, one of the two 0. */
const step = z.object({
  /** Days before the first date; null until the end, also once it has begun. */
  until_days: z.int().min(0).max(366).nullable(),
  fee_percentage: z.int().min(0).max(10_000).default(0),
  fee_amount: price.default(0),
});

/** The conditions on which families cancel by themselves; without steps they cannot. */
export const cancellationPolicy = z.object({
  steps: z.array(step).max(MOST_STEPS),
  money_to: z.enum(POLICY_DESTINATIONS),
});

/** The conditions in force for an organiser or an activity, with the sentence for families. */
export const officeCancellationPolicy = z.object({
  version,
  /** Its own; null for none. */
  policy: cancellationPolicy.nullable(),
  /** Those that hold without its own. */
  inherited: cancellationPolicy,
  /** The conditions that hold, as families read them. */
  sentence: inEveryLanguage,
});
