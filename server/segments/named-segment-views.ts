import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the condition that a row of `discounts`, `volume_discounts` or `coupons` has chosen a
 * segment, by its cuid.
 */
export function hasChosen(
  row: string,
  { segment }: { readonly segment: string },
): RawBuilder<boolean> {
  // once for the whole list: an id that depends on the row would be found again for each of them
  const id = sql`(select id from segments where cuid = ${segment})`;
  return sql`(${sql.ref(`${row}.people_segment_id`)} = ${id} or ${sql.ref(`${row}.availabilities_segment_id`)} = ${id})`;
}
