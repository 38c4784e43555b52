import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { type RawBuilder, sql } from 'kysely';

/** A segment, as it is shown with the discount, volume discount or coupon that chose it. */
export interface NamedSegment {
  readonly cuid: string;
  readonly name: string;
  readonly entity: SegmentEntity;
  readonly is_default: boolean;
}

/**
 * Selects the segments of a row of `discounts`, `volume_discounts` or `coupons` as the columns
 * `people_segment` and `availabilities_segment`; null when there is none.
 */
export function namedSegments(row: string): RawBuilder<unknown> {
  const segmentAt = (column: string) => sql`(
    select jsonb_build_object('cuid', named.cuid, 'name', named.name, 'entity', named.entity, 'is_default', named.is_default) from segments named
    where named.organiser_id = ${sql.ref(`${row}.organiser_id`)} and named.id = ${sql.ref(`${row}.${column}`)})`;
  return sql`${segmentAt('people_segment_id')} as people_segment, ${segmentAt('availabilities_segment_id')} as availabilities_segment`;
}

/**
 * Returns the condition that a row of `discounts`, `volume_discounts` or `coupons` has chosen a
 * segment, by its cuid.
 */
export function hasChosen(
  row: string,
  { organiser_id, segment }: { readonly organiser_id: number; readonly segment: string },
): RawBuilder<boolean> {
  const id = sql`(select id from segments where organiser_id = ${organiser_id} and cuid = ${segment})`;
  return sql`(${sql.ref(`${row}.people_segment_id`)} = ${id} or ${sql.ref(`${row}.availabilities_segment_id`)} = ${id})`;
}
