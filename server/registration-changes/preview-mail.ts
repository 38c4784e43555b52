import type { previewedMail } from '@ribambelle/api/notifications/untold-shapes.ts';
import type { MailFacts, MailName, WriteMail } from '@ribambelle/mails/mail.ts';
import type { z } from 'zod';
import { findReader, findUntold } from '../notifications/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { withoutAmounts } from './present-money.ts';
import type { PreparedChange } from './prepared-change.ts';
import type { ChangeToSay } from './transfer-facts.ts';

/**
 * Draws the e-mail of a change as its job would, without amounts for staff without access to money;
 * null when nobody can be written to. Also returns the reason why the family does not read it.
 */
export async function previewMail<Name extends MailName>(
  context: Parameters<typeof findUntold>[0] & { organiser: Organiser; writeMail: WriteMail },
  input: {
    name: Name;
    prepared: Pick<PreparedChange, 'held' | 'was' | 'becomes'>;
    sees_money: boolean;
    factsOf: (db: Db, of: ChangeToSay) => Promise<MailFacts[Name]>;
  },
): Promise<z.output<z.ZodObject<typeof previewedMail>>> {
  const { db, organiser, writeMail } = context;
  const { name, prepared, sees_money, factsOf } = input;
  const { held, was, becomes } = prepared;
  const reader = await findReader(db, held.customer_id);
  const untold = await findUntold(context, held);
  if (reader === null) return { mail: null, untold };
  const { language } = reader;
  const became = sees_money ? becomes : withoutAmounts(prepared);
  const facts = await factsOf(db, { change: { was, became }, reader, organiser });
  const sender = { ...organiser, logo: '' };
  const { subject, text } = await writeMail(name, { sender, language, facts });
  return { mail: { language, subject, text }, untold };
}
