import { fullname } from '@ribambelle/domain/customers/names.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind, ShownItem } from '../kind.ts';
import { loadCurrentBundles, type BundleItemRow } from './item-views.ts';

/** Returns the live packs of the customer's current cart, as the cart shows them. */
export const readItems: Kind['readItems'] = async (db, input) => {
  const { organiser, customer_id, language, now } = input;
  const rows = await loadCurrentBundles(db, { customer_id, now });
  const text = textReader({ language, organiser });
  return rows.map((row) => presentItem(row, text));
};

function presentItem(row: BundleItemRow, text: ReturnType<typeof textReader>): ShownItem {
  const { vat: _vat, ...shownTerms } = row.terms;
  const {
    terms: _terms,
    bundle_id,
    bundle_cuid,
    title,
    images,
    extended,
    participant,
    ...item
  } = row;
  const whose =
    participant === null
      ? null
      : { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) };
  return {
    ...item,
    type: 'BUNDLE',
    extendable: !extended,
    participant: whose,
    participants: whose === null ? [] : [whose],
    availability: null,
    availabilities: [],
    availability_dates: [],
    options: [],
    reductions: [],
    membership: null,
    voucher: null,
    bundle: { id: bundle_id, cuid: bundle_cuid, title: text(title), images, ...shownTerms },
    resource: null,
    cancellation_conditions: '',
    booking_dates: [],
  };
}
