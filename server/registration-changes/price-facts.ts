import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { restorationFacts } from './restoration-facts.ts';
import type { ChangeToSay } from './transfer-facts.ts';

/** What the e-mail of a registration that costs something else is written from. */
export async function priceFacts(db: Db, of: ChangeToSay): Promise<MailFacts['price-change']> {
  return { ...(await restorationFacts(db, of)), reason: of.change.became.reason ?? '' };
}
