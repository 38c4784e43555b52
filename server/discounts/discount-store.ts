import type { discountFields } from '@ribambelle/api/discounts/office-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { SegmentColumns } from '../segments/index.ts';

export type DiscountValues = z.output<z.ZodObject<typeof discountFields>>;

/** The values of a discount without its families, activities and segments. */
export type OwnValues = Omit<
  DiscountValues,
  'activities' | 'customers' | 'people_segment' | 'availabilities_segment'
>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({ title, ...columns }: OwnValues) {
  return { ...columns, title: JSON.stringify(title) };
}

/** Adds a discount and returns its id and cuid. */
export async function insertDiscount(
  db: Db,
  input: { organiser_id: number; values: OwnValues; segments: SegmentColumns; now: string },
) {
  const { organiser_id, values, segments, now } = input;
  return db
    .insertInto('discounts')
    .values({ organiser_id, ...columnsOf(values), ...segments, created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Locks a discount for a change; undefined when there is none. */
export async function lockDiscount(db: Db, input: { organiser_id: number; discount: string }) {
  return db
    .selectFrom('discounts')
    .select(['id', 'cuid', 'title', 'amount', 'percentage', 'starts_at', 'ends_at', 'active'])
    .select('version')
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.discount)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a discount. */
export async function saveDiscount(
  db: Db,
  input: Of & { values: OwnValues; segments: SegmentColumns; now: string },
): Promise<void> {
  await db
    .updateTable('discounts')
    .set({ ...columnsOf(input.values), ...input.segments, updated_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/**
 * Sets the families or the activities of a discount, by their cuids, each once; returns the number
 * of them that exist.
 */
export async function setNamed(
  db: Db,
  input: Of & { of: 'customers' | 'activities'; cuids: readonly string[] },
): Promise<number> {
  const { organiser_id, id, of, cuids } = input;
  const column = sql.ref(of === 'customers' ? 'customer_ids' : 'activity_ids');
  const { rows } = await sql<{ found: number }>`
    update discounts set ${column} = array(
      select named.id from ${sql.table(of)} named where named.organiser_id = ${organiser_id} and named.cuid = any(${cuids}::text[])
      order by named.id)
    where organiser_id = ${organiser_id} and id = ${id} returning cardinality(${column}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

/** Deletes a discount; registrations keep their reduction. */
export async function removeDiscount(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('discounts')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
