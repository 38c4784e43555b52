import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the conditions under which a moment falls on days of a zone, the first and the last
 * included; none for a day that is not given.
 */
export function withinDays(
  moment: RawBuilder<unknown>,
  days: {
    readonly from: string | undefined;
    readonly to: string | undefined;
    readonly timezone: string;
  },
): RawBuilder<unknown>[] {
  const { from, to, timezone } = days;
  return [
    ...(from === undefined ? [] : [sql`${moment} >= ${spanOfDay(from, timezone).start_at}`]),
    ...(to === undefined ? [] : [sql`${moment} < ${spanOfDay(to, timezone).end_at}`]),
  ];
}
