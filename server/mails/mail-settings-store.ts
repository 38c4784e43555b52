import type { MailSettingsTable } from '@ribambelle/database/rows.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The mail settings of an organiser as they are kept: the password is sealed, null for none. */
export type MailSettings = Omit<Selectable<MailSettingsTable>, 'organiser_id'>;

/** The mail settings of an organiser that set nothing. */
const UNSET: MailSettings = {
  host: '',
  port: 587,
  security: 'STARTTLS',
  username: '',
  password: null,
  sender_name: '',
  sender_address: '',
  reply_to: '',
  tested_with: null,
  tested_at: null,
  tested_answer: null,
  updated_at: '1970-01-01T00:00:00.000Z',
};

/**
 * Finds the mail settings of an organiser; with an empty host its e-mails leave through the
 * platform's server, if it has one.
 */
export async function findMailSettings(db: Db): Promise<MailSettings> {
  const row = await db.selectFrom('mail_settings').selectAll().executeTakeFirst();
  return row ?? UNSET;
}

/** Saves mail settings of an organiser; those that are not named stay as they are. */
export async function saveMailSettings(
  db: Db,
  input: { values: Insertable<MailSettingsTable>; now: string },
): Promise<void> {
  const { now } = input;
  const values = { ...input.values, updated_at: now };
  await db
    .insertInto('mail_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('organiser_id').doUpdateSet(values))
    .execute();
}
