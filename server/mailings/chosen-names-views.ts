import type { MailingRecipients } from '@ribambelle/api/mailings/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const MOST_NAMES = 5;

/**
 * Finds the activities of the chosen availabilities or dates, as bilingual columns, at most five;
 * none for rows that filters find.
 */
export async function findChosenNames(
  db: Db,
  recipients: MailingRecipients,
): Promise<readonly { readonly title: Json }[]> {
  if (recipients.on !== 'AVAILABILITIES' && recipients.on !== 'DATES') return [];
  const { selection } = recipients;
  if (selection.by !== 'CHOSEN') return [];
  const condition =
    recipients.on === 'AVAILABILITIES'
      ? sql`a.cuid = any(${selection.chosen}::text[])`
      : sql`a.id in (select availability_id from availability_dates
          where cuid = any(${selection.chosen}::text[]))`;
  const { rows } = await sql<{ title: Json }>`
    select v.title from activities v where v.id in (select a.activity_id from availabilities a where ${condition})
    order by v.id limit ${MOST_NAMES}`.execute(db);
  return rows;
}
