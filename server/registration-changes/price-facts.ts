import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { restorationFacts } from './restoration-facts.ts';
import type { ChangeToSay } from './transfer-facts.ts';

/** Returns the facts for the e-mail about a new price of a registration. */
export async function priceFacts(db: Db, of: ChangeToSay): Promise<MailFacts['price-change']> {
  return { ...(await restorationFacts(db, of)), reason: of.change.became.reason ?? '' };
}
