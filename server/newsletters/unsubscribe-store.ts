import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Withdraws the consent to news of a family, or of the family it was merged into (decision 163);
 * returns true when the family exists, whether it had agreed or not.
 */
export async function endNews(db: Db, input: { customer: string; now: string }): Promise<boolean> {
  const { customer, now } = input;
  const { rows } = await sql`
    update customers set news_consented_at = null, news_ended_at = ${now}, news_noted_on = null, news_noted_how = null, news_noted_by = null
    where deleted_at is null and (cuid = ${customer}
      or id = (select customer_id from merged_customers where cuid = ${customer}))
    returning id`.execute(db);
  return rows.length > 0;
}
