import { movedDates } from '@ribambelle/domain/bookings/moved-dates.ts';
import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { NoticedState } from '../bookings/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { Reader } from './notification-views.ts';

interface To {
  readonly reader: Reader;
  readonly organiser: Organiser;
}

/**
 * Returns the facts for the e-mail about a moved booking; null when the family already knows its
 * present state.
 */
export function bookingMoveFacts(
  { was, is }: { was: NoticedState; is: NoticedState },
  { reader, organiser }: To,
): MailFacts['booking-move'] | null {
  const dates = movedDates(was, is);
  if (dates.length === 0) return null;
  const text = textReader({ language: reader.language, organiser });
  const { location } = is;
  const title = location === null ? '' : text(location.title) || location.name;
  return {
    firstname: reader.firstname,
    resource: text(is.resource),
    resource_before: text(was.resource),
    location: location === null ? '' : [title, addressLine(location)].filter(Boolean).join(', '),
    moved: dates,
    total_amount: is.total_amount === was.total_amount ? null : is.total_amount,
  };
}

/** Returns the facts for the e-mail about a cancelled booking. */
export function bookingCancellationFacts(
  cancelled: Pick<NoticedState, 'resource' | 'dates'> & { readonly message: string },
  { reader, organiser }: To,
): MailFacts['booking-cancellation'] {
  return {
    firstname: reader.firstname,
    resource: textReader({ language: reader.language, organiser })(cancelled.resource),
    dates: cancelled.dates.map(({ start_at, end_at }) => ({ start_at, end_at })),
    message: cancelled.message,
  };
}
