import { dayOf } from '@ribambelle/domain/base/days.ts';
import { itemVat } from '@ribambelle/domain/vat/item-vat.ts';
import type { MembershipItem, NewOf } from '../items.ts';
import type { MembershipOffer } from './offer-views.ts';

/**
 * Returns one cycle at its price, with its promised terms: the only computation, for display, item
 * and charge.
 */
export function membershipItemOf(
  offer: MembershipOffer,
  of: {
    readonly participant_id: number | null;
    /** The chosen first day; today is the same as none. */
    readonly start_on: string | null;
    readonly expires_at: string;
    readonly now: string;
    readonly timezone: string;
  },
): NewOf<MembershipItem> {
  const { id, price, entity, start_choice: _choice, vat_category, ...terms } = offer;
  const today = dayOf(of.now, of.timezone);
  return {
    type: 'MEMBERSHIP',
    membership_id: id,
    participant_id: entity === 'PARTICIPANTS' ? of.participant_id : null,
    quantity: 1,
    price,
    deposit: 0,
    price_lines: {
      ...terms,
      start_on: of.start_on === today ? null : of.start_on,
      vat: itemVat(vat_category),
    },
    expires_at: of.expires_at,
  };
}
