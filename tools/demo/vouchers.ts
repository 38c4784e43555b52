import { secondsOf } from '@ribambelle/domain/base/durations.ts';
import type { VoucherContent } from './content/vouchers.ts';
import { descriptionOf } from './offer-description.ts';
import { bilingual, type Shop } from './shop.ts';

/** Offers these vouchers, in this order. */
export function addVouchers(
  { organiser_id, random, batch }: Shop,
  vouchers: readonly VoucherContent[],
): void {
  for (const [order, { title, lead, points, price, amount, valid }] of vouchers.entries())
    batch.add('vouchers', {
      organiser_id,
      id: random.id(),
      cuid: random.cuid(),
      title: bilingual(title),
      description: bilingual([
        descriptionOf({ lead, points }, 0),
        descriptionOf({ lead, points }, 1),
      ]),
      price,
      amount,
      duration: valid === null ? null : secondsOf(valid),
      order,
    });
}
