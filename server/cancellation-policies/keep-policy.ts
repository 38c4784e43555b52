import {
  type CancellationPolicy,
  decidePolicy,
} from '@ribambelle/domain/cancellation-policies/policy.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { findPolicy, insertPolicy } from './policy-store.ts';

/**
 * Keeps the wanted conditions in place of those before; null for none. Returns both with the id of
 * the new ones: the same id when nothing changes. Refuses what the rule refuses.
 */
export async function keepPolicy(
  db: Db,
  input: {
    before_id: number | null;
    policy: CancellationPolicy | null;
    created_by: number;
    now: string;
  },
) {
  const { before_id, policy, created_by, now } = input;
  const before = await findPolicy(db, before_id);
  if (policy === null) return { id: null, before, after: null };
  const decision = decidePolicy(policy);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const isSame = before !== null && JSON.stringify(shape(before)) === JSON.stringify(shape(policy));
  if (isSame) return { id: before_id, before, after: before };
  const id = await insertPolicy(db, { policy, created_by, now });
  return { id, before, after: policy };
}

/** Returns the values of a policy in one order, so that two can be compared. */
const shape = ({ steps, money_to }: CancellationPolicy) => [
  money_to,
  ...steps.map(({ until_days, fee_percentage, fee_amount }) => [
    until_days,
    fee_percentage,
    fee_amount,
  ]),
];
