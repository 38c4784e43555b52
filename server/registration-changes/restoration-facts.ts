import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import { findParticipantName } from './registration-change-store.ts';
import { type ChangeToSay, moneyOf, rangeOf } from './transfer-facts.ts';

/** Returns the facts for the e-mail about a registration that is no longer cancelled. */
export async function restorationFacts(
  db: Db,
  { change, reader, organiser }: ChangeToSay,
): Promise<MailFacts['restoration']> {
  const { became } = change;
  return {
    firstname: reader.firstname,
    participant: await findParticipantName(db, became.participant_id),
    activity: textReader({ language: reader.language, organiser })(became.title),
    ...rangeOf(became),
    ...moneyOf(change),
  };
}
