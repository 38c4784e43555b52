import { z } from 'zod';
import { withoutDefaults } from '../unsafe.ts';

/**
 * Which state of a record the caller read; it comes with the record and goes with each change of it. An endpoint with it may refuse
 * CHANGED_MEANWHILE, with `by`, `at` and `fields` of what was changed since (docs/decisions/0068-versions.md).
 */
export const version = z.int().min(1).max(2_147_483_647);

/** The fields of a record of which a change names any: what is left out stays as it is, whatever its default is for a new one. */
export function anyFieldOf<const Fields extends z.ZodRawShape>(fields: Fields) {
  return withoutDefaults(fields);
}
