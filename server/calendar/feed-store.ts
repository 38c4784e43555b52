import type { Db } from '../database/transaction.ts';

interface Own {
  readonly organiser_id: number;
  readonly customer_id: number;
}

/** The feed of a customer; undefined until there is one. */
export async function findFeed(db: Db, own: Own) {
  return db
    .selectFrom('calendar_feeds')
    .select(['token', 'created_at'])
    .where('organiser_id', '=', own.organiser_id)
    .where('customer_id', '=', own.customer_id)
    .executeTakeFirst();
}

/** Gives the customer's feed this token, in place of the one it had. */
export async function replaceFeed(
  db: Db,
  feed: Own & { token: string; created_at: string },
): Promise<void> {
  const { token, created_at } = feed;
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'customer_id']).doUpdateSet({ token, created_at }),
    )
    .execute();
}

/** Whose feed this is, with the language to write it in; undefined for a token that is not, or no longer, one. */
export async function findFeedOwner(db: Db, of: { organiser_id: number; token: string }) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.organiser_id', '=', 'f.organiser_id').onRef('c.id', '=', 'f.customer_id'),
    )
    .select(['c.id as customer_id', 'c.language'])
    .where('f.organiser_id', '=', of.organiser_id)
    .where('f.token', '=', of.token)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
}
