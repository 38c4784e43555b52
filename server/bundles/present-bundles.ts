import type { bundle } from '@ribambelle/api/bundles/shapes.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { prorate } from '@ribambelle/domain/base/prorate.ts';
import { bundleEntityOf } from '@ribambelle/domain/bundles/bundle-entity.ts';
import type { z } from 'zod';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { shownImages } from '../files/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type BundleRow, loadBundleActivities, loadBundleImages } from './bundle-views.ts';

/**
 * Returns bundles as the site shows them, with their pictures and activities, in two queries for
 * all of them.
 */
export async function presentBundles(
  db: Db,
  input: { rows: readonly BundleRow[]; organiser: Organiser; language: Language },
): Promise<z.infer<typeof bundle>[]> {
  const { rows } = input;
  if (rows.length === 0) return [];
  const text = textReader(input);
  const ids = rows.map(({ id }) => id);
  const [images, activities] = await atOnce(
    () => loadBundleImages(db, ids),
    () => loadBundleActivities(db, ids),
  );
  const imagesOf = Map.groupBy(images, ({ owner_id }) => owner_id);
  const activitiesOf = Map.groupBy(
    activities.filter(({ published }) => published),
    ({ bundle_id }) => bundle_id,
  );
  return rows.map(({ id, cuid, title, description, price, capacity, ...terms }) => ({
    id,
    cuid,
    title: text(title),
    description: text(description),
    price,
    capacity,
    price_per_registration: pricePerRegistration(price, capacity),
    duration: terms.duration,
    expires_at: terms.expires_at,
    entity: bundleEntityOf(terms.entity),
    images: shownImages(imagesOf.get(id), text),
    activities: (activitiesOf.get(id) ?? []).map((activity) => ({
      cuid: activity.cuid,
      slug: activity.slug,
      title: text(activity.title),
    })),
  }));
}

/**
 * Returns the price of one registration with a bundle (2 §9), in minor units; null for no limit.
 */
function pricePerRegistration(price: number, capacity: number | null): number | null {
  if (capacity === null) return null;
  const [one = 0] = prorate(price, [1, capacity - 1]);
  return one;
}
