import type { NotificationAttachment } from '@ribambelle/domain/notifications/attachments.ts';
import type { SkipReason } from '@ribambelle/domain/notifications/deliveries.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import {
  type Reader,
  readCancellationMail,
  readOrderMail,
  readVacancyMail,
} from '../notifications/index.ts';
import type { Attachment } from '../outside/mail-port.ts';
import { readRestorationMail, readTransferMail } from '../registration-changes/index.ts';
import type { DeliveryRow } from './delivery-facts.ts';
import type { Writing } from './writing.ts';

type Make = () => Attachment | Promise<Attachment>;

/** Our own e-mail about the subject of a delivery, and the files that can go with it. */
export interface StandardPart {
  /** None: the details stand in their place. */
  readonly mails: MailFacts['notification']['standard'];
  readonly files: Readonly<Partial<Record<NotificationAttachment, readonly Make[]>>>;
  /** The moment from which nobody needs it; null: always useful. */
  readonly valid_until: string | null;
}

/** The reason why there is nothing to say about a delivery. */
interface Nothing {
  readonly skipped: SkipReason;
}

/** No e-mail of ours: the details stand in its place. */
export const DETAILS: StandardPart = { mails: [], files: {}, valid_until: null };

/**
 * Reads the standard part of a notification to a family about one delivery, or why there is nothing
 * to say. Anybody else gets the details.
 */
export async function readStandardPart(
  db: Db,
  input: {
    readonly part: DeliveryRow;
    readonly reader: Reader | null;
    readonly writing: Writing;
  },
): Promise<StandardPart | Nothing> {
  const { part, reader, writing } = input;
  const read = READERS[part.trigger];
  if (reader === null || read === undefined) return DETAILS;
  return read(db, { part, reading: { ...writing, reader } });
}

type Read = (
  db: Db,
  of: { readonly part: DeliveryRow; readonly reading: Writing & { readonly reader: Reader } },
) => Promise<StandardPart | Nothing>;

/** How our e-mail for each trigger that has one is read. */
const READERS: { readonly [Trigger in DeliveryRow['trigger']]?: Read } = {
  'cart.processed': async (db, { part, reading }) => {
    if (part.cart_id === null) return DETAILS;
    const mail = await readOrderMail(db, { ...reading, cart_id: part.cart_id });
    if (mail === null) return { skipped: 'ONLY_REQUESTS' };
    const { calendar, receipt } = mail.files;
    return {
      mails: [{ mail: 'order', facts: mail.facts }],
      files: {
        CALENDAR: calendar === null ? [] : [calendar],
        RECEIPT: receipt === null ? [] : [receipt],
      },
      valid_until: null,
    };
  },
  'registration.cancellation.created': async (db, { part, reading }) => {
    if (part.registration_id === null) return DETAILS;
    const mail = await readCancellationMail(db, {
      ...reading,
      registration_id: part.registration_id,
    });
    if (mail === null) return { skipped: part.cancelled ? 'TOLD_TOGETHER' : 'GONE' };
    const { facts, valid_until, calendar } = mail;
    return {
      mails: [{ mail: 'cancellation', facts }],
      files: { CALENDAR: [calendar] },
      valid_until,
    };
  },
  'registration.cancellation.restored': async (db, { part, reading }) => {
    if (part.registration_change_id === null) return DETAILS;
    const { registration_change_id } = part;
    const mail = await readRestorationMail(db, { ...reading, registration_change_id });
    if (mail === null) return { skipped: 'GONE' };
    const { facts, valid_until, files } = mail;
    return { mails: [{ mail: 'restoration', facts }], files: { CALENDAR: files }, valid_until };
  },
  'registration.transfer.created': async (db, { part, reading }) => {
    if (part.registration_change_id === null) return DETAILS;
    const { registration_change_id } = part;
    const mail = await readTransferMail(db, { ...reading, registration_change_id });
    if (mail === null) return { skipped: 'GONE' };
    const { facts, valid_until, files } = mail;
    return { mails: [{ mail: 'transfer', facts }], files: { CALENDAR: files }, valid_until };
  },
  'waiting-list.vacancy': async (db, { part, reading }) => {
    if (part.waiting_list_entry_id === null) return DETAILS;
    const { waiting_list_entry_id } = part;
    const mail = await readVacancyMail(db, { ...reading, waiting_list_entry_id });
    if (mail === null) return { skipped: 'GONE' };
    const { facts, valid_until } = mail;
    return { mails: [{ mail: 'vacancy', facts }], files: {}, valid_until };
  },
};
