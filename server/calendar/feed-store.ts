import type { Db } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';
import { aboutCalendarToken } from '../vault/calendar-token.ts';
import type { Vault } from '../vault/vault.ts';

interface Own {
  readonly organiser_id: number;
  readonly customer_id: number;
}

/**
 * Returns the feed of a customer; undefined when there is none, or when the key that sealed it is
 * gone.
 */
export async function findFeed(db: Db, { vault, ...own }: Own & { readonly vault: Vault }) {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['sealed_token', 'created_at'])
    .where('organiser_id', '=', own.organiser_id)
    .where('customer_id', '=', own.customer_id)
    .executeTakeFirst();
  const token = row === undefined ? null : vault.open(row.sealed_token, aboutCalendarToken(own));
  return row === undefined || token === null ? undefined : { token, created_at: row.created_at };
}

/**
 * Sets the token of the customer's feed, in place of the earlier one; it is stored sealed, and
 * found by its hash.
 */
export async function replaceFeed(
  db: Db,
  { vault, token, created_at, ...own }: Own & { vault: Vault; token: string; created_at: string },
): Promise<void> {
  const columns = {
    sealed_token: vault.seal(token, aboutCalendarToken(own)),
    token_hash: tokenHash(token),
    created_at,
  };
  await db
    .insertInto('calendar_feeds')
    .values({ ...own, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'customer_id']).doUpdateSet(columns),
    )
    .execute();
}

/**
 * Returns the owner of a feed, with the language to write it in; undefined for an invalid or
 * replaced token.
 */
export async function findFeedOwner(db: Db, of: { organiser_id: number; token: string }) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.organiser_id', '=', 'f.organiser_id').onRef('c.id', '=', 'f.customer_id'),
    )
    .select(['c.id as customer_id', 'c.language'])
    .where('f.organiser_id', '=', of.organiser_id)
    .where('f.token_hash', '=', tokenHash(of.token))
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
}
