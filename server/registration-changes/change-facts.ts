import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { restorationFacts } from './restoration-facts.ts';
import type { ChangeToSay } from './transfer-facts.ts';

/** Returns the facts for the e-mail about new dates, options or answers of a registration. */
export async function changeFacts(
  db: Db,
  of: ChangeToSay,
): Promise<MailFacts['registration-change']> {
  const { firstname, participant, activity, ...rest } = await restorationFacts(db, of);
  const { total_amount, owed_amount, credited_amount } = rest;
  return {
    firstname,
    participant,
    activity,
    dates: of.change.became.dates.map(({ start_at, end_at }) => ({ start_at, end_at })),
    total_amount,
    owed_amount,
    credited_amount,
    fee_amount: of.change.became.fee_amount ?? 0,
    online_amount: of.change.became.online_amount ?? 0,
  };
}
