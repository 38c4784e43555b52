import type { Json } from '@ribambelle/database/json.ts';
import { isBefore } from '@ribambelle/domain/base/instants.ts';
import { type BoughtPlaces, heldPlaces } from '@ribambelle/domain/volume-discounts/held-places.ts';
import type {
  OwnVolumeDiscount,
  VolumeDiscount,
} from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { SegmentsMeant } from '../segments/index.ts';

/**
 * A volume discount of an organiser with the segments that it names; its title is a bilingual
 * column.
 */
export interface VolumeRule extends Omit<VolumeDiscount, 'label' | 'scope'>, SegmentsMeant {
  readonly title: Json;
  /** True when it counts earlier purchases of a family. */
  readonly counts_held: boolean;
}

/** The same with the places that it counts and a family already has. */
export type OwnVolume = VolumeRule & Pick<OwnVolumeDiscount, 'held'>;

/**
 * Selects the volume discounts of an organiser, oldest first, as a value within another statement:
 * they are in one row that triggers maintain (decision 183).
 */
export function volumesOf(): RawBuilder<readonly VolumeRule[]> {
  return sql`coalesce((select rules.volumes from price_rules rules), '[]')`;
}

/** Loads the same in its own statement. */
export async function loadVolumes(db: Db): Promise<readonly VolumeRule[]> {
  const { rows } = await sql<{
    volumes: readonly VolumeRule[];
  }>`select ${volumesOf()} as volumes`.execute(db);
  return rows[0]?.volumes ?? [];
}

/** The remaining base price of a registration, before volume discounts. */
const LEFT = sql`greatest(0, coalesce((r.price_lines ->> 'base_price')::integer, 0)
  - coalesce((r.price_lines ->> 'partial_registration_total_discount')::integer, 0)
  - coalesce((r.price_lines ->> 'bundle_total')::integer, 0) - coalesce((r.price_lines ->> 'discounts_total')::integer, 0))`;

/**
 * Returns volume discounts with the places that they count and a family already has, in one
 * statement for all of them; in none where none counts earlier places. Under the lock of the
 * family's wallet, those places cannot change.
 */
export async function withHeld(
  db: Db,
  of: {
    readonly customer_id: number;
    readonly volumes: readonly VolumeRule[];
    /** A registration that is not counted, because it is being changed. */
    readonly except?: number;
  },
): Promise<readonly OwnVolume[]> {
  const counting = of.volumes.filter(({ counts_held }) => counts_held);
  const purchases = counting.length === 0 ? [] : await findBought(db, { ...of, counting });
  return of.volumes.map((volume) => ({ ...volume, held: heldPlaces(volume, purchases) }));
}

/**
 * Finds the places of a family, except those that every one of these leaves out by its period or
 * its activities.
 */
async function findBought(
  db: Db,
  of: Parameters<typeof withHeld>[1] & { readonly counting: readonly VolumeRule[] },
): Promise<readonly BoughtPlaces[]> {
  const { customer_id, counting, except = 0 } = of;
  const { rows } = await sql<BoughtPlaces>`
    select r.participant_id, r.availability_id, a.activity_id, a.start_at, r.quantity, ${LEFT} as price, coalesce(r.price_lines -> 'reductions', '[]') as reductions,
      (select count(*) from registration_dates d where d.organiser_id = r.organiser_id and d.registration_id = r.id) as dates
    from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.customer_id = ${customer_id} and r.id <> ${except}::bigint and r.cancelled_at is null
      and r.customer_bundle_id is null and a.start_at >= coalesce(${firstOf(counting)}::timestamptz, '-infinity')
      and (${activitiesOf(counting)}::bigint[] is null or a.activity_id = any(${activitiesOf(counting)}::bigint[]))`.execute(
    db,
  );
  return rows;
}

/**
 * Returns the moment before which none of these counts anything; null where one has no beginning.
 */
function firstOf(volumes: readonly VolumeRule[]): string | null {
  let first: string | null = null;
  for (const { period_starts_at: start } of volumes) {
    if (start === null) return null;
    if (first === null || isBefore(start, first)) first = start;
  }
  return first;
}

/** Returns the activities of all of these; null where one is for all activities. */
function activitiesOf(volumes: readonly VolumeRule[]): readonly number[] | null {
  const ids = volumes.map(({ activity_ids }) => activity_ids);
  return ids.some(({ length }) => length === 0) ? null : ids.flat();
}
