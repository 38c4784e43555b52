import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { shownLocation } from '../../locations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind, ShownItem } from '../kind.ts';
import { loadCurrentRequests, type RequestItemRow } from './item-views.ts';

/** Returns the live requests of the customer's current cart, as the cart shows them. */
export const readItems: Kind['readItems'] = async (db, input) => {
  const { organiser, customer_id, language, now } = input;
  const rows = await loadCurrentRequests(db, { customer_id, now });
  const text = textReader({ language, organiser });
  return rows.map((row) => presentItem(row, text));
};

function presentItem(row: RequestItemRow, text: ReturnType<typeof textReader>): ShownItem {
  const { extended, participant, activity, availabilities, options, ...item } = row;
  const who = { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) };
  const what = { ...activity, title: text(activity.title) };
  return {
    ...item,
    type: 'REGISTRATION_REQUEST',
    extendable: !extended,
    participant: who,
    participants: [who],
    availability: null,
    availabilities: availabilities.map(({ id, cuid, location, ...span }) => ({
      id,
      cuid,
      ...instants(span),
      location: shownLocation(text, location),
      activity: what,
    })),
    availability_dates: availabilities.flatMap(({ dates }) =>
      dates.map((date) => ({ date_id: date.id, date: { id: date.id, ...instants(date) } })),
    ),
    // their price is decided with the request
    options: options.map((option) => ({
      ...option,
      title: text(option.title),
      label: text(option.label),
      amount: 0,
    })),
    reductions: [],
    bundle: null,
    membership: null,
    voucher: null,
    resource: null,
    cancellation_conditions: '',
    booking_dates: [],
  };
}

function instants({ start_at, end_at }: { readonly start_at: string; readonly end_at: string }) {
  return {
    start_at: canonicalInstant(start_at) ?? start_at,
    end_at: canonicalInstant(end_at) ?? end_at,
  };
}
