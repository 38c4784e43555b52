import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Reader } from '../notifications/index.ts';
import { textReader } from '../texts/bilingual.ts';
import type { RegistrationState } from './registration-change-store.ts';

/** What the e-mail of a registration that was moved is written from. */
export function transferFacts(
  { was, became }: { readonly was: RegistrationState; readonly became: RegistrationState },
  to: {
    readonly reader: Reader;
    readonly participant: string;
    readonly organiser: Organiser;
  },
): MailFacts['transfer'] {
  const { reader, participant, organiser } = to;
  const text = textReader({ language: reader.language, organiser });
  const { location, total_amount, owed_amount, credited_amount } = became;
  const place = location === null ? '' : text(location.title) || location.name;
  return {
    firstname: reader.firstname,
    participant,
    activity_before: text(was.title),
    activity: text(became.title),
    was: rangeOf(was),
    is: rangeOf(became),
    location: location === null ? '' : [place, addressLine(location)].filter(Boolean).join(', '),
    total_amount: total_amount === was.total_amount ? null : total_amount,
    owed_amount,
    credited_amount,
  };
}

const rangeOf = ({ start_at, end_at }: RegistrationState) => ({ start_at, end_at });
