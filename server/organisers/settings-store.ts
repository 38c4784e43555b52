import type { OrganisersTable } from '@ribambelle/database/rows.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { INSTALMENT_PLANS } from './offered-plans-views.ts';
import { type Organiser, organiserOf, VAT_RATES } from './organiser.ts';

/** Locks the organiser's row, so that a change is compared with the values before it. */
export async function lockOrganiser(db: Db): Promise<Organiser> {
  const row = await db
    .selectFrom('organisers')
    .selectAll()
    .select([VAT_RATES.as('vat_rates'), INSTALMENT_PLANS.as('instalment_plans')])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return organiserOf(row);
}

/** Changes settings; the trigger notifies every process whose pages are out of date. */
export async function saveSettings(
  db: Db,
  input: { values: Updateable<OrganisersTable>; now: string },
): Promise<void> {
  await db
    .updateTable('organisers')
    .set({ ...input.values, updated_at: input.now })
    .execute();
}

/** Finds the address of the organiser's logo; null for none. */
export async function findLogo(db: Db, organiser: Organiser): Promise<string | null> {
  if (organiser.logo_file_id === null) return null;
  const { rows } = await sql<{ cuid: string }>`
    select cuid from files where id = ${organiser.logo_file_id}`.execute(db);
  return rows[0] === undefined ? null : `/files/${rows[0].cuid}`;
}

/**
 * Finds the number of the terms version in force; null for none. It is read from the row: the
 * remembered one may be a moment older.
 */
export async function findTermsInForce(db: Db): Promise<number | null> {
  const row = await db.selectFrom('organisers').select('terms_version').executeTakeFirst();
  return row?.terms_version ?? null;
}
