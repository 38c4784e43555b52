import { fullname } from '@ribambelle/domain/customers/names.ts';
import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import { atOnce } from '../../database/statements.ts';
import { shownLocation } from '../../locations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Bought, Kind } from '../kind.ts';
import { presentReductions } from './present-reductions.ts';
import { loadDatesAfter, loadRegistrationsAfter, type RegistrationAfter } from './bought-views.ts';

/** Returns the registrations of a processed cart, by start. */
export const readBought: Kind['readBought'] = async (db, { organiser, cart_id, language }) => {
  const [rows, dates] = await atOnce(
    () => loadRegistrationsAfter(db, cart_id),
    () => loadDatesAfter(db, cart_id),
  );
  const datesOf = Map.groupBy(dates, (date) => date.registration_id);
  const text = textReader({ language, organiser });
  const registrations = rows.map((row) =>
    presentRegistration(row, { dates: datesOf.get(row.id) ?? [], text }),
  );
  return { registrations };
};

/** Returns a line for each registration. */
export const linesOf: Kind['linesOf'] = ({ registrations }) =>
  registrations.map(({ availability, participant, dates, quantity, total_amount, cancelled }) => ({
    title: availability.activity.title,
    participant: participant.fullname,
    dates: dates.map(({ date }) => date),
    quantity,
    amount: total_amount,
    cancelled,
  }));

function presentRegistration(
  row: RegistrationAfter,
  input: {
    dates: readonly { id: number; start_at: string; end_at: string }[];
    text: ReturnType<typeof textReader>;
  },
): Bought['registrations'][number] {
  const { participant, availability, activity, location, start_at, end_at, ...own } = row;
  return {
    ...own,
    participant: { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
    availability: {
      ...availability,
      start_at,
      end_at,
      location: shownLocation(input.text, location),
      activity: { ...activity, title: input.text(activity.title) },
    },
    address: location === null ? '' : addressLine(location),
    reductions: presentReductions(row.reductions, input.text),
    options: row.options.map(({ title, label, content }) => ({
      title: input.text(title),
      label: input.text(label),
      content,
    })),
    dates: input.dates.map(({ id, ...date }) => ({
      date_id: id,
      date: { id, start_at: date.start_at, end_at: date.end_at },
    })),
  };
}
