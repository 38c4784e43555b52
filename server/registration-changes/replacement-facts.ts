import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import { findParticipantName } from './registration-change-store.ts';
import { type ChangeToSay, moneyOf, rangeOf } from './transfer-facts.ts';

/** Returns the facts for the e-mail about a registration that another participant has now. */
export async function replacementFacts(
  db: Db,
  { change, reader, organiser }: ChangeToSay,
): Promise<MailFacts['replacement']> {
  const { was, became } = change;
  const nameOf = (id: number) => findParticipantName(db, id);
  return {
    firstname: reader.firstname,
    participant_before: await nameOf(was.participant_id),
    participant: await nameOf(became.participant_id),
    activity: textReader({ language: reader.language, organiser })(became.title),
    ...rangeOf(became),
    ...moneyOf(change),
  };
}
