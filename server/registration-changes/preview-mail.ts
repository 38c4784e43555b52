import type { previewedMail } from '@ribambelle/api/registration-changes/transfer-shapes.ts';
import type { MailFacts, MailName, WriteMail } from '@ribambelle/mails/mail.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { findReader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { withoutAmounts } from './present-money.ts';
import type { PreparedChange } from './prepared-change.ts';
import type { ChangeToSay } from './transfer-facts.ts';

/** The e-mail of a change as its job would draw it, without amounts for who may not see money; null where nobody can be written to. */
export async function previewMail<Name extends MailName>(
  { db, organiser, writeMail }: { db: Db; organiser: Organiser; writeMail: WriteMail },
  input: {
    name: Name;
    prepared: Pick<PreparedChange, 'held' | 'was' | 'becomes'>;
    sees_money: boolean;
    factsOf: (db: Db, of: ChangeToSay) => Promise<MailFacts[Name]>;
  },
): Promise<z.output<typeof previewedMail>> {
  const { name, prepared, sees_money, factsOf } = input;
  const { held, was, becomes } = prepared;
  const reader = await findReader(db, { organiser_id: organiser.id, id: held.customer_id });
  if (reader === null) return null;
  const { language } = reader;
  const became = sees_money ? becomes : withoutAmounts(prepared);
  const facts = await factsOf(db, { change: { was, became }, reader, organiser });
  const sender = { ...organiser, logo: '' };
  const { subject, text } = await writeMail(name, { sender, language, facts });
  return { language, subject, text };
}
