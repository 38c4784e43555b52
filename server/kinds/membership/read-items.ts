import { fullname } from '@ribambelle/domain/customers/names.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind, ShownItem } from '../kind.ts';
import { loadCurrentMemberships, type MembershipItemRow } from './item-views.ts';

/** Returns the live memberships of the customer's current cart, as the cart shows them. */
export const readItems: Kind['readItems'] = async (db, input) => {
  const { organiser, customer_id, language, now } = input;
  const rows = await loadCurrentMemberships(db, { customer_id, now });
  const text = textReader({ language, organiser });
  return rows.map((row) => presentItem(row, text));
};

function presentItem(row: MembershipItemRow, text: ReturnType<typeof textReader>): ShownItem {
  const { terms, membership_id, membership_cuid, title, images, extended, participant, ...item } =
    row;
  const whose =
    participant === null
      ? null
      : { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) };
  return {
    ...item,
    type: 'MEMBERSHIP',
    extendable: !extended,
    participant: whose,
    participants: whose === null ? [] : [whose],
    availability: null,
    availabilities: [],
    availability_dates: [],
    options: [],
    reductions: [],
    bundle: null,
    voucher: null,
    membership: {
      id: membership_id,
      cuid: membership_cuid,
      title: text(title),
      images,
      period_type: terms.period_type,
      rolling_period_type: terms.rolling_period_type,
      rolling_period_duration: terms.rolling_period_duration,
      fixed_period_start_at: terms.fixed_period_start_at,
      fixed_period_end_at: terms.fixed_period_end_at,
      start_on: terms.start_on,
    },
    resource: null,
    cancellation_conditions: '',
    booking_dates: [],
  };
}
