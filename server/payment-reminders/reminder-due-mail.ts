import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { DueMail } from '../mails/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { PreparedReminder } from './prepare-reminder.ts';
import { reminderFacts } from './reminder-facts.ts';
import { mailKey } from './reminder-views.ts';

/** Returns the e-mail of a prepared reminder. */
export function reminderDueMail(
  prepared: PreparedReminder,
  of: { readonly organiser: Organiser; readonly origin: string },
): DueMail<'payment-reminder'> {
  const { reminder, reader } = prepared;
  return {
    key: mailKey(reminder.cuid),
    kind: 'payment.reminded',
    concerns: 'ORDER',
    customer_id: reader.id,
    recipient: reader.email,
    language: reader.language,
    valid_until: spanOfDay(reminder.last_day, of.organiser.timezone).end_at,
    facts: reminderFacts(prepared, of),
  };
}
