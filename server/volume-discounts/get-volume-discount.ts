import { getVolumeDiscount as endpoint } from '@ribambelle/api/volume-discounts/get-volume-discount.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { withSegmentNames } from '../segments/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { findVolumeDiscount } from './volume-discount-views.ts';

/** Returns one volume discount with everything that its form changes. */
export const getVolumeDiscount = action(endpoint, async ({ db, request, organiser, language }) => {
  const { volume_discount } = request;
  const discount = await findVolumeDiscount(db, { organiser_id: organiser.id, volume_discount });
  const { title, activities, ...row } = orRefuse(discount, 'VOLUME_DISCOUNT_NOT_FOUND');
  const text = textReader({ language, organiser });
  return {
    ...withSegmentNames(row, language),
    title: bilingualOf(title),
    activities: activities.map((activity) => ({ ...activity, title: text(activity.title) })),
  };
});
