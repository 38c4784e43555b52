import type { previewedMail } from '@ribambelle/api/registration-changes/transfer-shapes.ts';
import type { MailFacts, MailName, WriteMail } from '@ribambelle/mails/mail.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { findReader, type Reader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** An e-mail to a family as its job would draw it, from facts about its reader; null where nobody can be written to. */
export async function previewMail<Name extends MailName>(
  { db, organiser, writeMail }: { db: Db; organiser: Organiser; writeMail: WriteMail },
  input: {
    name: Name;
    customer_id: number;
    factsFor: (reader: Reader) => Promise<MailFacts[Name]>;
  },
): Promise<z.output<typeof previewedMail>> {
  const { name, customer_id, factsFor } = input;
  const reader = await findReader(db, { organiser_id: organiser.id, id: customer_id });
  if (reader === null) return null;
  const { language } = reader;
  const facts = await factsFor(reader);
  const sender = { ...organiser, logo: '' };
  const { subject, text } = await writeMail(name, { sender, language, facts });
  return { language, subject, text };
}
