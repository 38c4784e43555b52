import { secondsOf } from '@ribambelle/domain/base/durations.ts';
import type { BundleContent } from './content/bundles.ts';
import { descriptionOf } from './offer-description.ts';
import { bilingual, type Shop } from './shop.ts';

/** Offers these bundles, in this order; returns their ids by French title. */
export function addBundles(
  { organiser_id, random, batch }: Shop,
  bundles: readonly BundleContent[],
): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const [order, { title, lead, points, valid, ...bundle }] of bundles.entries()) {
    const id = random.id();
    ids.set(title[0], id);
    batch.add('bundles', {
      organiser_id,
      id,
      cuid: random.cuid(),
      title: bilingual(title),
      description: bilingual([
        descriptionOf({ lead, points }, 0),
        descriptionOf({ lead, points }, 1),
      ]),
      ...bundle,
      duration: valid === null ? null : secondsOf(valid),
      order,
    });
  }
  return ids;
}
