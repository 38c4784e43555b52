import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Returns the language of a customer, which also serves for the recipients of their gifts. */
export async function languageOfBuyer(db: Db, id: number): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select language from customers where id = ${id}`.execute(db);
  return rows[0]?.language ?? FIRST_LANGUAGE;
}

/** Returns the e-mail address of a customer; undefined for none. */
export async function emailOfBuyer(db: Db, id: number) {
  const { rows } = await sql<{ email: string | null }>`
    select email from customers where id = ${id} and deleted_at is null`.execute(db);
  return rows[0]?.email ?? undefined;
}
