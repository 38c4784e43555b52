import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the condition that a row of `discounts`, `volume_discounts` or `coupons` has chosen a
 * segment, by its cuid.
 */
export function hasChosen(row: string, segment: string): RawBuilder<boolean> {
  const id = sql`(select chosen.id from segments chosen
    where chosen.organiser_id = ${sql.ref(`${row}.organiser_id`)} and chosen.cuid = ${segment})`;
  return sql`(${sql.ref(`${row}.people_segment_id`)} = ${id} or ${sql.ref(`${row}.availabilities_segment_id`)} = ${id})`;
}
