import { secondsOf } from '@ribambelle/domain/base/durations.ts';
import type { BundleContent } from './content/bundles.ts';
import { descriptionOf } from './offer-description.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';

/** Offers these bundles, in this order; returns their ids by French title. */
export function addBundles(
  { organiser_id, random, batch }: Shop,
  of: { readonly bundles: readonly BundleContent[]; readonly activities: readonly Activity[] },
): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const single = of.activities.filter(({ rhythm }) => rhythm === 'single');
  for (const [order, content] of of.bundles.entries()) {
    const { title, lead, points, valid, single_days, ...bundle } = content;
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
    for (const { id: activity_id } of single_days ? single : [])
      batch.add('bundle_activities', { organiser_id, bundle_id: id, activity_id });
  }
  return ids;
}
