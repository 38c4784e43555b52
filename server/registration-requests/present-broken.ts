import type { brokenConstraint } from '@ribambelle/api/registration-requests/broken-constraint.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import type { Broken } from '@ribambelle/domain/registration-requests/broken-constraints.ts';
import type { z } from 'zod';
import type { ConstraintRow } from '../activities/index.ts';

/**
 * Returns broken constraints as people read them; `availabilities` are those of the request, with
 * their cuids.
 */
export function presentBroken(
  broken: readonly Broken<ConstraintRow>[],
  input: {
    readonly availabilities: readonly {
      readonly id: number;
      readonly cuid: string;
      readonly start_at: string;
    }[];
    readonly text: (column: Json) => string;
  },
): z.output<typeof brokenConstraint>[] {
  return broken.map(({ constraint: { cuid, label, type, optional }, availability_ids }) => ({
    cuid,
    label: input.text(label),
    type,
    optional,
    availabilities: input.availabilities
      .filter(({ id }) => availability_ids.includes(id))
      .map((one) => ({
        cuid: one.cuid,
        start_at: canonicalInstant(one.start_at) ?? one.start_at,
      })),
  }));
}
