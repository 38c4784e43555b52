import { z } from 'zod';
import { withoutDefaults } from '../unsafe.ts';

/**
 * The version of a record that the caller read; it comes with the record and goes with each change
 * of it. An endpoint with it may refuse CHANGED_MEANWHILE, with `by`, `at` and `fields` of the
 * changes since (docs/decisions/0068-versions.md).
 */
export const version = z.int().min(1).max(2_147_483_647);

/**
 * Returns the fields of a record for a change that names any of them: a field left out stays as it
 * is, whatever its default is for a new record.
 */
export function anyFieldOf<const Fields extends z.ZodRawShape>(fields: Fields) {
  return withoutDefaults(fields);
}
