import { getOfficeBundle as endpoint } from '@ribambelle/api/bundles/get-office-bundle.ts';
import { bundleEntityOf } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { uploadedImage } from '../files/index.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { findBundle, loadBundleActivities, loadBundleImages } from './bundle-views.ts';

/** Returns one bundle with everything that its form changes. */
export const getOfficeBundle = action(endpoint, async ({ db, request, organiser, language }) => {
  const organiser_id = organiser.id;
  const { title, description, ...row } = orRefuse(
    await findBundle(db, { organiser_id, bundle: request.bundle }),
    'BUNDLE_NOT_FOUND',
  );
  const of = { organiser_id, ids: [row.id] };
  const text = textReader({ language, organiser });
  const [images, activities, in_use] = await atOnce(
    () => loadBundleImages(db, of),
    () => loadBundleActivities(db, of),
    () => isOfferUsed(db, { of: 'bundles', organiser_id, id: row.id }),
  );
  return {
    ...row,
    title: bilingualOf(title),
    description: bilingualOf(description),
    entity: bundleEntityOf(row.entity),
    activities: activities.map((activity) => ({
      cuid: activity.cuid,
      title: text(activity.title),
    })),
    images: images.map(uploadedImage),
    in_use,
  };
});
