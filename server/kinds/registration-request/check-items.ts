import type { Decision } from '@ribambelle/domain/base/refusal.ts';
import {
  type ConstraintCode,
  decideConstraints,
} from '@ribambelle/domain/registration-requests/broken-constraints.ts';
import type { Db } from '../../database/transaction.ts';
import type { Organiser } from '../../organisers/organiser.ts';
import { refuse } from '../../refusal.ts';
import { checkConstraints } from '../../registration-requests/index.ts';
import type { NewOf, RequestItem } from '../items.ts';

/**
 * Decides for each of these items whether it breaks a constraint that is not optional, and on which
 * of its availabilities (1 §5).
 */
export async function checkItems(
  db: Db,
  input: {
    readonly organiser: Organiser;
    readonly items: readonly NewOf<RequestItem>[];
    readonly now: string;
  },
): Promise<readonly Decision<null, ConstraintCode>[]> {
  const wishes = input.items.map(({ requested_activity_id, participant_id, price_lines }) => ({
    activity_id: requested_activity_id,
    participant_id,
    availabilities: price_lines.availabilities,
  }));
  const brokenConstraints = await checkConstraints(db, { ...input, wanted: wishes });
  return wishes.map(({ availabilities }, index) =>
    decideConstraints(brokenConstraints[index] ?? [], availabilities),
  );
}

/**
 * Refuses items that break a constraint, under `items.<id>` like everything that can no longer be
 * bought.
 */
export function refuseBroken(
  items: readonly { readonly id: number }[],
  results: Awaited<ReturnType<typeof checkItems>>,
): void {
  const reasons = items.flatMap(({ id }, index) => {
    const result = results[index];
    return result?.ok === false ? [[`items.${id}`, result.refused] as const] : [];
  });
  const [first] = reasons;
  if (first !== undefined) refuse(first[1], Object.fromEntries(reasons));
}
