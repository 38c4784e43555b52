import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';

/** Minutes for which a link for a new password is good. */
export const PASSWORD_LINK_MINUTES = 60;

/** Keeps a customer's new password, as its hash. */
export async function storePassword(
  db: Db,
  input: { customer_id: number; password_hash: string; now: Instant },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ password_hash: input.password_hash, updated_at: input.now })
    .where('id', '=', input.customer_id)
    .execute();
}

/**
 * Keeps a link for a new password, good once and for an hour; only the hash of its token. Links
 * sent before it stop working.
 */
export async function storePasswordLink(
  db: Db,
  input: { customer_id: number; token: string; now: Instant },
): Promise<void> {
  const { customer_id, token, now } = input;
  await endPasswordLinks(db, input);
  await db
    .insertInto('password_links')
    .values({
      customer_id,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: addMinutes(now, PASSWORD_LINK_MINUTES),
    })
    .execute();
}

/**
 * Uses up a link and returns its customer; null when it is unknown, used or expired. Of two calls
 * at once only one succeeds.
 */
export async function usePasswordLink(
  db: Db,
  input: { token: string; now: Instant },
): Promise<{ readonly customer_id: number } | null> {
  const link = await db
    .updateTable('password_links')
    .set({ used_at: input.now })
    .where('token_hash', '=', tokenHash(input.token))
    .where('customer_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', input.now)
    .returning('customer_id')
    .executeTakeFirst();
  return link?.customer_id == null ? null : { customer_id: link.customer_id };
}

/** Ends every unused link of a customer. */
export async function endPasswordLinks(
  db: Db,
  input: { customer_id: number; now: Instant },
): Promise<void> {
  await db
    .updateTable('password_links')
    .set({ used_at: input.now })
    .where('customer_id', '=', input.customer_id)
    .where('used_at', 'is', null)
    .execute();
}
