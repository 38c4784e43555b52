import type { requestConstraint } from '@ribambelle/api/activities/request-constraints.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { ConstraintRow } from './constraint-store.ts';

/** Returns a constraint as families see it. */
export function presentConstraint(
  { cuid, label, type, payload, optional }: ConstraintRow,
  text: (column: Json) => string,
): z.output<typeof requestConstraint> {
  return { cuid, label: text(label), type, payload: shownPayload(payload), optional };
}

/** Returns what a constraint counts, as the API answers it. */
export function shownPayload({ availabilities, ...payload }: ConstraintRow['payload']) {
  return { ...payload, availabilities: [...availabilities] };
}
