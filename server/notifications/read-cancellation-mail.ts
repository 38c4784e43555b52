import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { calendarAttachment, loadDatesOfRegistration } from '../calendar/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Attachment } from '../outside/mail-port.ts';
import { cancellationReason } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCancellation } from './notification-views.ts';
import type { MailReading } from './mail-reading.ts';

/** The e-mail about a cancelled registration. */
export interface CancellationMail {
  readonly cuid: string;
  readonly cancelled_at: string;
  readonly facts: MailFacts['cancellation'];
  /** The end of the registration: nobody needs the e-mail after it. */
  readonly valid_until: string;
  readonly calendar: () => Attachment;
}

/**
 * Reads the e-mail about a cancelled registration, with the dates that a calendar removes (1 §9.3);
 * null for one that is not cancelled, or of which its family is told together with others.
 */
export async function readCancellationMail(
  db: Db,
  input: MailReading & { readonly registration_id: number },
): Promise<CancellationMail | null> {
  const { registration_id, reader, organiser, origin } = input;
  const row = await findCancellation(db, registration_id);
  if (row === null || row.cancellation_type === 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS') return null;
  const { language } = reader;
  const { cuid, cancelled_at, start_at, end_at, fee_amount, online_amount, wallet_amount } = row;
  const rows = await loadDatesOfRegistration(db, { customer_id: row.customer_id, cuid });
  return {
    cuid,
    cancelled_at,
    facts: {
      firstname: reader.firstname,
      participant: fullname(row),
      activity: textReader({ language, organiser })(row.title),
      start_at,
      end_at,
      message: cancellationReason(row, language) ?? '',
      fee_amount,
      online_amount,
      wallet_amount,
    },
    valid_until: end_at,
    calendar: () => calendarAttachment({ rows, organiser, language, origin }),
  };
}
