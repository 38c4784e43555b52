import { secondsOf } from '@ribambelle/domain/base/durations.ts';
import type { VoucherContent } from './content/vouchers.ts';
import { descriptionOf } from './offer-description.ts';
import type { OfferedVoucher } from './sold-vouchers.ts';
import { bilingual, type Shop } from './shop.ts';

/**
 * Offers these vouchers, in this order; `bundles` are the ids of bundles by French title. Returns
 * the offered vouchers.
 */
export function addVouchers(
  { organiser_id, random, batch }: Shop,
  {
    vouchers,
    bundles,
  }: { vouchers: readonly VoucherContent[]; bundles: ReadonlyMap<string, number> },
): readonly OfferedVoucher[] {
  const vouchersOffered: OfferedVoucher[] = [];
  for (const [order, { title, lead, points, price, worth, valid }] of vouchers.entries()) {
    const columns = {
      id: random.id(),
      price,
      amount: 'amount' in worth ? worth.amount : null,
      bundle_id: 'bundle' in worth ? (bundles.get(worth.bundle) ?? null) : null,
    };
    vouchersOffered.push(columns);
    batch.add('vouchers', {
      organiser_id,
      ...columns,
      cuid: random.cuid(),
      title: bilingual(title),
      description: bilingual([
        descriptionOf({ lead, points }, 0),
        descriptionOf({ lead, points }, 1),
      ]),
      duration: valid === null ? null : secondsOf(valid),
      order,
    });
  }
  return vouchersOffered;
}
