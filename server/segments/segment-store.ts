import type { segmentFields } from '@ribambelle/api/segments/shapes.ts';
import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type SegmentValues = z.output<z.ZodObject<typeof segmentFields>>;

/** Adds a segment and returns its cuid. */
export async function insertSegment(
  db: Db,
  input: { entity: SegmentEntity; values: SegmentValues; now: string },
): Promise<string> {
  const { entity, values, now } = input;
  const { name, conditions } = values;
  const row = await db
    .insertInto('segments')
    .values({
      entity,
      name,
      conditions: JSON.stringify(conditions),
      created_at: now,
      updated_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return row.cuid;
}

/** A segment as it is stored. */
type Locked = SegmentValues & {
  readonly id: number;
  readonly cuid: string;
  readonly entity: SegmentEntity;
  readonly is_default: boolean;
  readonly version: number;
};

/** Locks a segment for a change; undefined when there is none. */
export async function lockSegment(db: Db, segment: string): Promise<Locked | undefined> {
  const { rows } =
    await sql<Locked>`select s.id, s.cuid, s.entity, s.name, s.conditions, s.is_default, s.version from segments s
    where s.cuid = ${segment} for update`.execute(db);
  return rows[0];
}

/** Changes a segment. */
export async function saveSegment(
  db: Db,
  { id, values, now }: { id: number; values: SegmentValues; now: string },
): Promise<void> {
  await db
    .updateTable('segments')
    .set({
      name: values.name,
      conditions: JSON.stringify(values.conditions),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a segment. */
export async function removeSegment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('segments').where('id', '=', id).execute();
}

/**
 * Tests whether a discount, volume discount or coupon has chosen a segment; the lock on its row
 * makes new choices of it wait.
 */
export async function isChosen(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ chosen: boolean }>`select
      exists (select from discounts where people_segment_id = ${id})
      or exists (select from discounts where availabilities_segment_id = ${id})
      or exists (select from volume_discounts where people_segment_id = ${id})
      or exists (select from volume_discounts where availabilities_segment_id = ${id})
      or exists (select from coupons where people_segment_id = ${id})
      or exists (select from coupons where availabilities_segment_id = ${id}) as chosen`.execute(
    db,
  );
  return rows[0]?.chosen === true;
}
