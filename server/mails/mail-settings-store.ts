import type { MailSettingsTable } from '@ribambelle/database/rows.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** How an organiser's e-mails leave, as it is kept: the password is sealed, and none is null. */
export type MailSettings = Selectable<MailSettingsTable>;

/** What an organiser who set nothing has. */
const UNSET: Omit<MailSettings, 'organiser_id'> = {
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

/** How an organiser's e-mails leave; with an empty host through the platform's server, if it has one. */
export async function findMailSettings(db: Db, organiser_id: number): Promise<MailSettings> {
  const row = await db
    .selectFrom('mail_settings')
    .selectAll()
    .where('organiser_id', '=', organiser_id)
    .executeTakeFirst();
  return row ?? { organiser_id, ...UNSET };
}

/** Keeps how an organiser's e-mails leave; what it does not name stays. */
export async function saveMailSettings(
  db: Db,
  input: {
    organiser_id: number;
    values: Omit<Insertable<MailSettingsTable>, 'organiser_id'>;
    now: string;
  },
): Promise<void> {
  const { organiser_id, now } = input;
  const values = { ...input.values, updated_at: now };
  await db
    .insertInto('mail_settings')
    .values({ organiser_id, ...values })
    .onConflict((conflict) => conflict.column('organiser_id').doUpdateSet(values))
    .execute();
}
