import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Pair {
  readonly kept: number;
  readonly other: number;
}

/**
 * Joins the current carts of two families: the items of the other's move to the kept one's, with
 * their places and expiries, and the empty cart is deleted. When the kept one has none, the other’s
 * moves as it is. Both are locked, and neither is being paid.
 */
export async function joinCarts(db: Db, { kept, other }: Pair): Promise<void> {
  const { rows } = await sql<{ mine: string | null; theirs: string | null }>`
    select max(id) filter (where customer_id = ${kept})::text as mine, max(id) filter (where customer_id = ${other})::text as theirs
    from carts where customer_id in (${kept}, ${other}) and status <> 'PROCESSED'`.execute(db);
  const { mine = null, theirs = null } = rows[0] ?? {};
  if (mine === null || theirs === null) return;
  // a payment page that was left may still report a late payment: it then finds the cart that it
  // was for
  await sql`update payments set cart_id = ${mine}::bigint where cart_id = ${theirs}::bigint`.execute(
    db,
  );
  await sql`update cart_items set cart_id = ${mine}::bigint where cart_id = ${theirs}::bigint`.execute(
    db,
  );
  await sql`delete from carts where id = ${theirs}::bigint`.execute(db);
}

/**
 * Keeps one entry for a mailing that both families got, that of the kept one; the other's e-mail
 * stays among its e-mails.
 */
export async function joinMailings(db: Db, { kept, other }: Pair): Promise<void> {
  await sql`update sent_mails o set mailing_id = null where o.customer_id = ${other} and exists (
      select from sent_mails k where k.organiser_id = o.organiser_id and k.mailing_id = o.mailing_id and k.customer_id = ${kept})`.execute(
    db,
  );
  await sql`delete from mailing_recipients o where o.customer_id = ${other} and exists (
      select from mailing_recipients k where k.organiser_id = o.organiser_id and k.mailing_id = o.mailing_id and k.customer_id = ${kept})`.execute(
    db,
  );
  await sql`update mailing_recipients set customer_id = ${kept} where customer_id = ${other}`.execute(
    db,
  );
}

/**
 * Updates the remaining rows that name the other family: its address when the kept one has none,
 * discounts, notes, ledgers, and the answers to its calls.
 */
export async function joinRest(db: Db, { kept, other }: Pair): Promise<void> {
  await sql`update addresses set customer_id = ${kept} where customer_id = ${other} and not exists (
      select from addresses a where a.customer_id = ${kept})`.execute(db);
  await sql`delete from addresses where customer_id = ${other}`.execute(db);
  await sql`
    update discounts set customer_ids = array(
      select distinct case when id = ${other} then ${kept}::bigint else id end from unnest(customer_ids) id)
    where ${other}::bigint = any(customer_ids)`.execute(db);
  await sql`update notes set record_id = ${kept} where list = 'customers' and record_id = ${other}`.execute(
    db,
  );
  await sql`delete from idempotency_keys where actor = ${`customer ${other}`}`.execute(db);
  await sql`select merge_ledgers(${kept}, ${other})`.execute(db);
}

/** The sign-in of an account, with its consent to news: all of one account, or none of it. */
interface SignIn {
  readonly email: string | null;
  readonly password_hash: string | null;
  readonly email_confirmed_at: string | null;
  readonly news_consented_at: string | null;
  readonly news_ended_at: string | null;
  readonly news_noted_on: string | null;
  readonly news_noted_how: string | null;
  readonly news_noted_by: string | null;
}

/** The remains of a family that is removed: its sign-in and its tags. */
interface Gone extends SignIn {
  readonly tags: readonly string[];
}

/**
 * Deletes the other family for good: the database refuses while any row names it. A link to it
 * leads to the kept one. Returns its sign-in and its tags.
 */
export async function removeMergedFamily(
  db: Db,
  input: Pair & { cuid: string; words: readonly string[]; merged_by: number; now: string },
): Promise<Gone> {
  const { kept, other, cuid, words, merged_by, now } = input;
  const { rows } = await sql<Gone>`
    delete from customers where id = ${other}
    returning email, password_hash, email_confirmed_at, news_consented_at, news_ended_at, news_noted_on, news_noted_how, news_noted_by, tags`.execute(
    db,
  );
  await sql`insert into merged_customers (cuid, old_id, customer_id, words, merged_by, merged_at)
    values (${cuid}, ${other}, ${kept}, ${words}::text[], ${merged_by}, ${now})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A family that is merged is locked');
  return row;
}

/**
 * Fills in the contact details that the kept family lacks, adds the tags of the other, and raises
 * its version, so that a form read before is refused.
 */
export async function fillFamily(
  db: Db,
  input: { kept: number; phone: string; gone: Gone; now: string },
): Promise<void> {
  const { kept, phone, gone, now } = input;
  const { email, password_hash, email_confirmed_at, news_consented_at, tags } = gone;
  const { news_ended_at, news_noted_on, news_noted_how, news_noted_by } = gone;
  await sql`
    update customers set version = version + 1, updated_at = ${now}, phone = case when phone = '' then ${phone}::text else phone end,
      tags = array(select distinct tag from unnest(tags || ${tags}::text[]) tag order by tag),
      email = coalesce(email, ${email}::text),
      password_hash = case when email is null then ${password_hash}::text else password_hash end,
      email_confirmed_at = case when email is null then ${email_confirmed_at}::timestamptz else email_confirmed_at end,
      news_consented_at = case when email is null then ${news_consented_at}::timestamptz else news_consented_at end,
      news_ended_at = case when email is null then ${news_ended_at}::timestamptz else news_ended_at end,
      news_noted_on = case when email is null then ${news_noted_on}::date else news_noted_on end,
      news_noted_how = case when email is null then ${news_noted_how}::text else news_noted_how end,
      news_noted_by = case when email is null then ${news_noted_by}::text else news_noted_by end
    where id = ${kept}`.execute(db);
}
