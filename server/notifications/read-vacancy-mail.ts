import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import type { MailReading } from './mail-reading.ts';
import { findVacancy } from './notification-views.ts';

/** The e-mail about a place that became free. */
export interface VacancyMail {
  readonly cuid: string;
  readonly vacancy: string;
  readonly facts: MailFacts['vacancy'];
  readonly valid_until: string;
}

/**
 * Reads the e-mail about a place that became free, for a family on the waiting list; null when they
 * have left it (1 §9.3 waiting-list.vacancy, R18).
 */
export async function readVacancyMail(
  db: Db,
  input: MailReading & { readonly waiting_list_entry_id: number },
): Promise<VacancyMail | null> {
  const { waiting_list_entry_id, reader, organiser, origin, now } = input;
  const row = await findVacancy(db, waiting_list_entry_id);
  if (row === null) return null;
  const { language } = reader;
  const { cuid, vacancy, start_at, end_at, registrations_start_at: opens } = row;
  return {
    cuid,
    vacancy,
    facts: {
      firstname: reader.firstname,
      participant: fullname(row),
      activity: textReader({ language, organiser })(row.title),
      start_at,
      end_at,
      opens_at: opens !== null && opens > now ? opens : null,
      href: `${origin}/${language}/availabilities/${row.slug}/${row.availability_cuid}`,
    },
    valid_until: start_at,
  };
}
