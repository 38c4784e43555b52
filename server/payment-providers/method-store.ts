import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import { insertImage } from '../files/index.ts';
import type { Db } from '../database/transaction.ts';
import type { DrawnMethod } from './ask-provider.ts';

/**
 * Keeps the methods of an account as the provider described them: new ones are on, those that staff
 * hid stay hidden, and those that the provider no longer has are gone.
 */
export async function saveMethods(
  db: Db,
  input: { payment_provider_id: number; methods: readonly DrawnMethod[]; now: string },
): Promise<void> {
  const { payment_provider_id, methods, now } = input;
  await deleteMethods(db, { payment_provider_id, but: methods.map(({ name }) => name) });
  for (const [position, { name, labels, logo, keeps }] of methods.entries()) {
    const file =
      logo === null ? null : await insertImage(db, { name, image: logo, in_library: false, now });
    const logo_file_id = file?.id ?? null;
    const values = { labels: JSON.stringify(labels), position, keeps, logo_file_id };
    await db
      .insertInto('payment_provider_methods')
      .values({ payment_provider_id, name, ...values })
      .onConflict((conflict) =>
        conflict.columns(['organiser_id', 'payment_provider_id', 'name']).doUpdateSet(values),
      )
      .execute();
  }
}

/** Deletes the methods of an account but some, and the logos of all that it had. */
async function deleteMethods(
  db: Db,
  of: { payment_provider_id: number; but: readonly string[] },
): Promise<void> {
  const { payment_provider_id, but } = of;
  await sql`
    with shown as (
      select logo_file_id from payment_provider_methods where payment_provider_id = ${payment_provider_id}
    ), gone as (
      delete from payment_provider_methods
      where payment_provider_id = ${payment_provider_id} and not name = any(${but}::text[])
    ), kept as (
      update payment_provider_methods set logo_file_id = null
      where payment_provider_id = ${payment_provider_id} and name = any(${but}::text[])
    )
    delete from files f using shown where f.id = shown.logo_file_id`.execute(db);
}

/** Shows the named methods of an account to families and hides the others. */
export async function activateMethods(
  db: Db,
  input: { payment_provider_id: number; names: readonly string[] },
): Promise<void> {
  await sql`
    update payment_provider_methods set active = name = any(${input.names}::text[])
    where payment_provider_id = ${input.payment_provider_id}`.execute(db);
}

/** A method of an account, with the cuid of its logo. */
interface MethodRow {
  readonly payment_provider_id: number;
  readonly name: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly active: boolean;
  readonly keeps: boolean;
  readonly logo: string | null;
}

/** Loads the methods of all accounts, or of one, in the provider's order. */
export async function loadMethods(
  db: Db,
  of: { payment_provider_id?: number },
): Promise<readonly MethodRow[]> {
  const one = of.payment_provider_id;
  const { rows } = await sql<MethodRow>`
    select m.payment_provider_id, m.name, m.labels, m.active, m.keeps, f.cuid as logo from payment_provider_methods m
    left join files f on f.organiser_id = m.organiser_id and f.id = m.logo_file_id
    where ${one === undefined ? sql`true` : sql`m.payment_provider_id = ${one}`}
    order by m.payment_provider_id, m.position`.execute(db);
  return rows;
}

/** Tests whether an account has a method, and shows it to families. */
export async function isMethodActive(
  db: Db,
  of: { payment_provider_id: number; name: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_provider_methods')
    .select('name')
    .where('payment_provider_id', '=', of.payment_provider_id)
    .where('name', '=', of.name)
    .where('active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a method as calls show it. */
export function presentMethod({ name, labels: label, active, logo }: MethodRow) {
  return { name, label, active, logo_url: logo === null ? null : `/files/${logo}` };
}
