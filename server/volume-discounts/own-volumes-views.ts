import type { Json } from '@ribambelle/database/json.ts';
import type { OwnVolumeDiscount } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type SegmentsMeant, segmentsMeant } from '../segments/index.ts';

/** A volume discount with what a family has of it, and the segments that it names; its title a bilingual column. */
export interface OwnVolume extends Omit<OwnVolumeDiscount, 'label' | 'scope'>, SegmentsMeant {
  readonly title: Json;
}

/** What a registration left of its base price, before volume discounts. */
const LEFT = sql`greatest(0, coalesce((r.price_lines ->> 'base_price')::integer, 0)
  - coalesce((r.price_lines ->> 'partial_registration_total_discount')::integer, 0)
  - coalesce((r.price_lines ->> 'bundle_total')::integer, 0) - coalesce((r.price_lines ->> 'discounts_total')::integer, 0))`;

/** What this volume discount took off a registration. */
const GIVEN = sql`(select coalesce(sum((line ->> 'amount')::integer), 0) from jsonb_array_elements(coalesce(r.price_lines -> 'reductions', '[]')) line
  where (line ->> 'volume_discount_id')::bigint = given.id)`;

/**
 * The volume discounts of an organiser, the oldest first, each with the places it counts that a family has already, as a value within another
 * statement: it costs none of its own, and reads nothing of a family where there is none.
 */
export function volumesOf(of: {
  readonly organiser_id: RawBuilder<unknown> | number;
  readonly customer_id: RawBuilder<unknown> | number;
  /** A registration that is not counted: it becomes something else. */
  readonly except?: number;
}): RawBuilder<readonly OwnVolume[]> {
  const { organiser_id, customer_id, except = 0 } = of;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', given.id, 'title', given.title, 'counts', given.counts, 'from_rank', given.from_rank,
      'to_rank', given.to_rank, 'same_activity', given.same_activity, 'amount', given.amount, 'percentage', given.percentage,
      'activity_ids', given.activity_ids, 'period_starts_at', given.period_starts_at, 'period_ends_at', given.period_ends_at,
      'starts_at', given.starts_at, 'ends_at', given.ends_at, 'held', case when given.counts_held then (
        select coalesce(jsonb_agg(jsonb_build_object('participant_id', r.participant_id, 'availability_id', a.id, 'activity_id', a.activity_id, 'quantity', r.quantity,
          'dates', (select count(*) from registration_dates d where d.organiser_id = r.organiser_id and d.registration_id = r.id),
          'price', ${LEFT}, 'given', ${GIVEN})), '[]')
        from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
        where r.organiser_id = given.organiser_id and r.customer_id = ${customer_id} and r.id <> ${except}::bigint and r.cancelled_at is null and r.customer_bundle_id is null
          and (given.activity_ids = '{}' or a.activity_id = any(given.activity_ids))
          and coalesce(a.start_at >= given.period_starts_at, true) and coalesce(a.start_at < given.period_ends_at, true)) else '[]' end) || ${segmentsMeant('given')}
      order by given.created_at, given.id), '[]')
    from volume_discounts given where given.organiser_id = ${organiser_id} and given.active)`;
}

/** The same by a statement of its own: under the lock of the family's wallet, what it has is then what it has. */
export async function loadVolumes(
  db: Db,
  of: { readonly organiser_id: number; readonly customer_id: number; readonly except?: number },
): Promise<readonly OwnVolume[]> {
  const { rows } = await sql<{
    volumes: readonly OwnVolume[];
  }>`select ${volumesOf(of)} as volumes`.execute(db);
  return rows[0]?.volumes ?? [];
}
