import type { volumeDiscountFields } from '@ribambelle/api/volume-discounts/office-shapes.ts';
import type { VolumeCounts } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { SegmentColumns } from '../segments/index.ts';

type VolumeDiscountValues = z.output<z.ZodObject<typeof volumeDiscountFields>>;

/** The values of a volume discount without its activities and segments. */
export type OwnValues = Omit<
  VolumeDiscountValues,
  'activities' | 'people_segment' | 'availabilities_segment'
>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({ title, ...columns }: OwnValues) {
  return { ...columns, title: JSON.stringify(title) };
}

/** Adds a volume discount and returns its id and cuid. */
export async function insertVolumeDiscount(
  db: Db,
  input: { organiser_id: number; values: OwnValues; segments: SegmentColumns; now: string },
) {
  const { organiser_id, values, segments, now } = input;
  return db
    .insertInto('volume_discounts')
    .values({ organiser_id, ...columnsOf(values), ...segments, created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Locks a volume discount for a change; undefined when there is none. */
export async function lockVolumeDiscount(
  db: Db,
  input: { organiser_id: number; volume_discount: string },
) {
  return db
    .selectFrom('volume_discounts')
    .select(['id', 'cuid', 'title', 'from_rank', 'to_rank', 'same_activity', 'counts_held'])
    .select(sql<VolumeCounts>`counts`.as('counts'))
    .select(['amount', 'percentage', 'period_starts_at', 'period_ends_at', 'starts_at', 'ends_at'])
    .select(['active', 'version'])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.volume_discount)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a volume discount. */
export async function saveVolumeDiscount(
  db: Db,
  input: Of & { values: OwnValues; segments: SegmentColumns; now: string },
): Promise<void> {
  await db
    .updateTable('volume_discounts')
    .set({ ...columnsOf(input.values), ...input.segments, updated_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/**
 * Sets the activities of a volume discount, by their cuids, each once; returns the number of them
 * that exist.
 */
export async function setActivities(
  db: Db,
  input: Of & { cuids: readonly string[] },
): Promise<number> {
  const { organiser_id, id, cuids } = input;
  const { rows } = await sql<{ found: number }>`
    update volume_discounts set activity_ids = array(
      select named.id from activities named where named.organiser_id = ${organiser_id} and named.cuid = any(${cuids}::text[])
      order by named.id)
    where organiser_id = ${organiser_id} and id = ${id} returning cardinality(activity_ids) as found`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

/** Deletes a volume discount; registrations keep their reduction. */
export async function removeVolumeDiscount(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('volume_discounts')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
