import { scopeOf, type SegmentScope } from '@ribambelle/domain/segments/segment-scope.ts';
import type { Db } from '../database/transaction.ts';
import { type SegmentsMeant, findMembers, type LookedAt } from './scope-views.ts';

/**
 * Returns these records with their scope, in the same order: the people and dates of their segments
 * at this moment. Takes one statement for all of them, and none where no record names a segment.
 */
export async function withScopes<Of extends SegmentsMeant>(
  db: Db,
  input: LookedAt & { readonly of: readonly Of[] },
): Promise<readonly (Of & { readonly scope: SegmentScope })[]> {
  const { of, ...looked_at } = input;
  const segments = of.flatMap(({ people, availabilities }) =>
    [people, availabilities].flatMap((one) => one ?? []),
  );
  const members = await findMembers(db, { ...looked_at, segments });
  return of.map((one) => ({ ...one, scope: scopeOf(one, members) }));
}
