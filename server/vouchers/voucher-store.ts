import type { voucherFields } from '@ribambelle/api/vouchers/office-shapes.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type VoucherValues = z.output<z.ZodObject<typeof voucherFields>>;

/** The values of a voucher that are in its own row; its bundle by id. */
export type OwnValues = Omit<VoucherValues, 'images' | 'bundle'> & {
  readonly bundle_id: number | null;
};

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({ title, description, ...columns }: OwnValues) {
  return { ...columns, title: JSON.stringify(title), description: JSON.stringify(description) };
}

/** Adds a voucher and returns its id and cuid. */
export async function insertVoucher(
  db: Db,
  input: { organiser_id: number; values: OwnValues; now: string },
) {
  const { organiser_id, values, now } = input;
  return db
    .insertInto('vouchers')
    .values({ organiser_id, ...columnsOf(values), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Locks a voucher for a change; undefined when there is none. */
export async function lockVoucher(db: Db, input: { organiser_id: number; voucher: string }) {
  return db
    .selectFrom('vouchers')
    .select(['id', 'cuid', 'title', 'description', 'price', 'amount', 'bundle_id', 'duration'])
    .select(['published', 'order', 'version'])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.voucher)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a voucher and always its version, since its pictures are in another table. */
export async function saveVoucher(
  db: Db,
  input: Of & { values: OwnValues; now: string },
): Promise<void> {
  await db
    .updateTable('vouchers')
    .set((row) => ({
      ...columnsOf(input.values),
      updated_at: input.now,
      version: row('version', '+', 1),
    }))
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** Deletes a voucher with the rows that name its pictures. */
export async function removeVoucher(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('voucher_images')
    .where('organiser_id', '=', organiser_id)
    .where('voucher_id', '=', id)
    .execute();
  await db
    .deleteFrom('vouchers')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
