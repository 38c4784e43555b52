import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';

/** Minutes for which a link confirms an address. */
export const EMAIL_LINK_MINUTES = 60 * 24 * 3;

/** The customer whose address a link confirms, with the present addresses of the account. */
export interface LinkedEmail {
  readonly customer_id: number;
  readonly email: string;
  readonly present_email: string;
  readonly pending_email: string | null;
  readonly email_confirmed_at: string | null;
}

/**
 * Keeps a link that confirms an address, good for three days; only the hash of its token. Links
 * sent before it still work.
 */
export async function storeEmailLink(
  db: Db,
  input: { customer_id: number; email: string; token: string; now: Instant },
): Promise<void> {
  const { customer_id, email, token, now } = input;
  await db
    .insertInto('email_links')
    .values({
      customer_id,
      email,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: addMinutes(now, EMAIL_LINK_MINUTES),
    })
    .execute();
}

/**
 * Finds the address of a link, with its account locked; undefined when the link is unknown, ended
 * or expired.
 */
export async function findLinkedEmail(
  db: Db,
  input: { token: string; now: Instant },
): Promise<LinkedEmail | undefined> {
  const { rows } = await sql<LinkedEmail>`
    select l.customer_id, l.email, c.email as present_email, c.pending_email, c.email_confirmed_at
    from email_links l join customers c on c.organiser_id = l.organiser_id and c.id = l.customer_id
    where l.token_hash = ${tokenHash(input.token)}
      and l.expires_at > ${input.now} and c.deleted_at is null
    for no key update of c`.execute(db);
  return rows[0];
}

/**
 * Finds the address that a confirmation goes to: the pending one, else the present one while it is
 * unconfirmed; undefined when there is nothing to confirm.
 */
export async function findAddressToConfirm(db: Db, customer_id: number) {
  const { rows } = await sql<{ email: string; firstname: string; language: string }>`
    select coalesce(pending_email, email) as email, firstname, language from customers
    where id = ${customer_id} and deleted_at is null
      and (pending_email is not null or email_confirmed_at is null) and email is not null`.execute(
    db,
  );
  return rows[0];
}

/**
 * Confirms the present address, if it was not confirmed, of a customer who proved that they read
 * its e-mails.
 */
export async function confirmPresentEmail(
  db: Db,
  input: { customer_id: number; now: Instant },
): Promise<void> {
  await sql`
    update customers set email_confirmed_at = ${input.now}
    where id = ${input.customer_id} and email_confirmed_at is null`.execute(db);
}
