import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { policySentence } from '../../cancellation-policies/index.ts';
import { shownLocation } from '../../locations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind, ReadItem } from '../kind.ts';
import { type ItemRow, loadCurrentItems } from './item-views.ts';
import { presentReductions } from './present-reductions.ts';

/** Returns the live registrations of the customer's current cart, as the cart shows them. */
export const readItems: Kind['readItems'] = async (db, input) => {
  const { organiser, customer_id, language, now } = input;
  const whose = { customer_id, now };
  const items = await loadCurrentItems(db, whose);
  const text = textReader({ language, organiser });
  return items.map((item) => presentItem(item, { text, language }));
};

function presentItem(
  item: ItemRow,
  { text, language }: { text: ReturnType<typeof textReader>; language: Language },
): ReadItem {
  const participant = {
    id: item.participant.id,
    cuid: item.participant.cuid,
    fullname: fullname(item.participant),
  };
  const { activity } = item;
  const availability = {
    id: item.availability_id,
    cuid: item.availability_cuid,
    start_at: item.start_at,
    end_at: item.end_at,
    location: shownLocation(text, item.location),
    activity: {
      ...activity,
      title: text(activity.title),
      motif: activity.motif ?? 'paper',
    },
  };
  return {
    id: item.id,
    cuid: item.cuid,
    type: 'REGISTRATION',
    price: item.price,
    deposit: item.deposit,
    quantity: item.quantity,
    expires_at: item.expires_at,
    extendable: !item.extended,
    participant,
    participants: [participant],
    availability,
    availabilities: [availability],
    availability_dates: item.date_ids.map((id, index) => ({
      date_id: id,
      date: {
        id,
        start_at: item.date_starts[index] ?? '',
        end_at: item.date_ends[index] ?? '',
      },
    })),
    options: item.options.map((option) => ({
      ...option,
      title: text(option.title),
      label: text(option.label),
    })),
    reductions: presentReductions(item.price_lines.reductions, text),
    price_lines: item.price_lines,
    bundle:
      item.bundle === null
        ? null
        : { ...item.bundle, title: text(item.bundle.title), duration: null, images: [] },
    membership: null,
    voucher: null,
    resource: null,
    cancellation_conditions: item.policy === null ? '' : policySentence(item.policy, language),
    booking_dates: [],
  };
}
