import type { Db } from '../database/transaction.ts';

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

/** A sold bundle locked for a change; undefined for none. */
export async function lockCustomerBundle(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('customer_bundles')
    .select(['id', 'cuid', 'bundle_id', 'capacity', 'customer_id', 'cart_id', 'receivable_id'])
    .select('cancelled_at')
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes that a sold bundle is cancelled, and why. */
export async function storeBundleCancellation(
  db: Db,
  input: Of & { message: string; now: string },
): Promise<void> {
  await db
    .updateTable('customer_bundles')
    .set({ cancelled_at: input.now, cancellation_message: input.message })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** The title of a bundle that was sold, a bilingual column. */
export async function findBundleTitle(db: Db, input: Of) {
  const { title } = await db
    .selectFrom('bundles')
    .select('title')
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow();
  return title;
}

/** A bundle definition by its cuid, published or not; undefined for none. Its title is a bilingual column. */
export async function findBundleToSell(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('bundles')
    .select(['id', 'title'])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .executeTakeFirst();
}
