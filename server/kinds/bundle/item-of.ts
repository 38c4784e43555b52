import { itemVat } from '@ribambelle/domain/vat/item-vat.ts';
import type { BundleItem, NewOf } from '../items.ts';
import type { BundleOffer } from './offer-views.ts';

/**
 * Returns one pack at its price, with its promised terms: the only computation, for display, item
 * and charge.
 */
export function bundleItemOf(
  offer: BundleOffer,
  of: { readonly participant_id: number | null; readonly expires_at: string },
): NewOf<BundleItem> {
  const { id, price, capacity, duration, expires_at, vat_category } = offer;
  return {
    type: 'BUNDLE',
    bundle_id: id,
    participant_id: offer.entity === 'PARTICIPANTS' ? of.participant_id : null,
    quantity: 1,
    price,
    deposit: 0,
    price_lines: { capacity, duration, expires_at, vat: itemVat(vat_category) },
    expires_at: of.expires_at,
  };
}
