import { organiserIdOf } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';
import { aboutCalendarToken } from '../vault/calendar-token.ts';
import type { Vault } from '../vault/vault.ts';

/**
 * Returns the feed of a customer; undefined when there is none, or when the key that sealed it is
 * gone.
 */
export async function findFeed(
  db: Db,
  { vault, customer_id }: { vault: Vault; customer_id: number },
) {
  const about = aboutCalendarToken({ organiser_id: organiserIdOf(db), customer_id });
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['sealed_token', 'created_at'])
    .where('customer_id', '=', customer_id)
    .executeTakeFirst();
  const token = row === undefined ? null : vault.open(row.sealed_token, about);
  return row === undefined || token === null ? undefined : { token, created_at: row.created_at };
}

/**
 * Sets the token of the customer's feed, in place of the earlier one; it is stored sealed, and
 * found by its hash.
 */
export async function replaceFeed(
  db: Db,
  input: { customer_id: number; vault: Vault; token: string; created_at: string },
): Promise<void> {
  const { customer_id, vault, token, created_at } = input;
  const about = aboutCalendarToken({ organiser_id: organiserIdOf(db), customer_id });
  const columns = {
    sealed_token: vault.seal(token, about),
    token_hash: tokenHash(token),
    created_at,
  };
  await db
    .insertInto('calendar_feeds')
    .values({ customer_id, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'customer_id']).doUpdateSet(columns),
    )
    .execute();
}

/**
 * Returns the owner of a feed, with the language to write it in; undefined for an invalid or
 * replaced token.
 */
export async function findFeedOwner(db: Db, token: string) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.organiser_id', '=', 'f.organiser_id').onRef('c.id', '=', 'f.customer_id'),
    )
    .select(['c.id as customer_id', 'c.language'])
    .where('f.token_hash', '=', tokenHash(token))
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
}
