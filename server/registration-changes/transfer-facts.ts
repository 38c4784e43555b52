import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import type { Reader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { findParticipantName, type RegistrationState } from './registration-change-store.ts';

/** A change that a family is to be informed of. */
export interface ChangeToSay {
  readonly change: { readonly was: RegistrationState; readonly became: RegistrationState };
  readonly reader: Reader;
  readonly organiser: Organiser;
}

/** Returns the facts for the e-mail about a registration that was moved. */
export async function transferFacts(
  db: Db,
  { change, reader, organiser }: ChangeToSay,
): Promise<MailFacts['transfer']> {
  const { was, became } = change;
  const text = textReader({ language: reader.language, organiser });
  const { location, participant_id: id } = became;
  const place = location === null ? '' : text(location.title) || location.name;
  return {
    firstname: reader.firstname,
    participant: await findParticipantName(db, id),
    activity_before: text(was.title),
    activity: text(became.title),
    was: rangeOf(was),
    is: rangeOf(became),
    location: location === null ? '' : [place, addressLine(location)].filter(Boolean).join(', '),
    ...moneyOf(change),
  };
}

/** The start of the first and the end of the last of its dates. */
export const rangeOf = ({ start_at, end_at }: RegistrationState) => ({ start_at, end_at });

/** Returns the amounts for an e-mail: none when the price stayed. */
export function moneyOf({ was, became }: ChangeToSay['change']) {
  const { total_amount, owed_amount, credited_amount } = became;
  return {
    total_amount: total_amount === was.total_amount ? null : total_amount,
    owed_amount,
    credited_amount,
  };
}
