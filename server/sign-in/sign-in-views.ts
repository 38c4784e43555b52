import { storedEmail } from '@ribambelle/domain/customers/names.ts';
import type { NotNull } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Finds the customer who signs in with this address, with the hash of the password (null: none was
 * ever set).
 */
export async function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where((row) => row(row.fn('lower', ['email']), '=', storedEmail(email)))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Finds the hash of a customer's password; null when none was ever set. */
export async function findPasswordHash(db: Db, customer_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer_id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * Finds the recipient of the e-mail with the link; undefined when the account is gone, or has no
 * address.
 */
export async function findRecipient(db: Db, customer_id: number) {
  return db
    .selectFrom('customers')
    .select(['email', 'pending_email', 'firstname', 'language'])
    .where('id', '=', customer_id)
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
}

/** Tests whether the e-mail with this key was written before, delivered or not. */
export async function isMailKept(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('sent_mails')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
