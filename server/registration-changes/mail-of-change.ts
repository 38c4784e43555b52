import type { MailFacts, MailName } from '@ribambelle/mails/mail.ts';
import { z } from 'zod';
import { calendarAttachment, loadDatesLeft, loadDatesOfRegistration } from '../calendar/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { sendMail } from '../mails/index.ts';
import { findReader, type Reader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Attachment } from '../outside/mail-port.ts';
import type { JobContext } from '../queue/job.ts';
import { findChange, type RegistrationChange } from './registration-change-store.ts';
import type { ChangeToSay } from './transfer-facts.ts';

/** The payload of a job for such an e-mail: the change, and whether staff wanted the e-mail. */
export const changeToTell = z.object({
  organiser_id: z.int(),
  registration_change_id: z.int(),
  tell: z.boolean(),
});

/**
 * The dates for a calendar: those that the registration has now and, when it lost some, those to
 * remove.
 */
type Calendar = 'DATES' | 'DATES_AND_LEFT';

/**
 * Writes to a family about a change of its registration, when staff wanted it, once for each change
 * (`key` before its cuid).
 */
export async function sendMailOfChange<Name extends MailName>(
  context: JobContext<z.output<typeof changeToTell>>,
  input: {
    name: Name;
    key: string;
    kind: string;
    factsOf: (db: Db, of: ChangeToSay) => Promise<MailFacts[Name]>;
    calendar: Calendar | null;
  },
): Promise<void> {
  const { payload, organiser, origin } = context;
  const { name, key, kind } = input;
  if (!payload.tell) return;
  await sendMail({ ...context, name }, async (db) => {
    const { registration_change_id } = payload;
    const change = await findChange(db, registration_change_id);
    const reader = change && (await findReader(db, change.customer_id));
    if (!change || !reader) return null;
    const reading = { change, reader, organiser, origin };
    const { facts, valid_until, files } = await readMailOfChange(db, { ...reading, ...input });
    return {
      key: `${key} ${change.cuid}`,
      kind,
      concerns: 'ORDER',
      customer_id: reader.id,
      recipient: reader.email,
      language: reader.language,
      valid_until,
      facts,
      attach: async () => files.map((make) => make()),
    };
  });
}

/** Reads the facts of an e-mail about a change, and the dates that go with it. */
export async function readMailOfChange<Name extends MailName>(
  db: Db,
  input: {
    readonly change: RegistrationChange;
    readonly reader: Reader;
    readonly organiser: Organiser;
    readonly origin: string;
    readonly factsOf: (db: Db, of: ChangeToSay) => Promise<MailFacts[Name]>;
    readonly calendar: Calendar | null;
  },
): Promise<{
  readonly facts: MailFacts[Name];
  readonly valid_until: string;
  readonly files: readonly (() => Attachment)[];
}> {
  const { change, reader, organiser, origin, factsOf, calendar } = input;
  const { language } = reader;
  const rows = calendar === null ? null : await datesOf(db, { change, calendar });
  return {
    facts: await factsOf(db, { change, reader, organiser }),
    valid_until: change.became.end_at,
    files: rows === null ? [] : [() => calendarAttachment({ rows, organiser, language, origin })],
  };
}

async function datesOf(db: Db, of: { change: RegistrationChange; calendar: Calendar }) {
  const { customer_id, registration: cuid, was } = of.change;
  const key = { customer_id, cuid };
  if (of.calendar === 'DATES') return loadDatesOfRegistration(db, key);
  const date_ids = was.dates.map(({ id }) => id);
  const [datesKept, datesLeft] = await inOrder(
    () => loadDatesOfRegistration(db, key),
    () => loadDatesLeft(db, { ...key, date_ids }),
  );
  return [...datesKept, ...datesLeft];
}
