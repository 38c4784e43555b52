import type { NewsWay } from '@ribambelle/domain/customers/news.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Locks a family and returns its consent to news; undefined for none. */
export async function lockNews(db: Db, customer: string) {
  const { rows } = await sql<{
    id: number;
    cuid: string;
    firstname: string;
    lastname: string;
    email: string | null;
    news_consented_at: string | null;
    news_ended_at: string | null;
  }>`
    select id, cuid, firstname, lastname, email, news_consented_at, news_ended_at from customers
    where cuid = ${customer} and deleted_at is null for no key update`.execute(db);
  return rows[0];
}

/**
 * Stores the staff's note about news: from which moment a family agrees, or refuses, and the
 * author, form and day of the note.
 */
export async function storeNews(
  db: Db,
  input: {
    id: number;
    agrees: boolean;
    from: string;
    noted: { readonly on: string; readonly how: NewsWay; readonly by: string };
    now: string;
  },
): Promise<void> {
  const { id, agrees, from, noted, now } = input;
  const moment = sql`${from}::timestamptz`;
  await sql`
    update customers set news_consented_at = ${agrees ? moment : null}, news_ended_at = ${agrees ? sql`news_ended_at` : moment},
      news_noted_on = ${noted.on}::date, news_noted_how = ${noted.how}, news_noted_by = ${noted.by}, updated_at = ${now}
    where id = ${id}`.execute(db);
}
