import { getCoupon as endpoint } from '@ribambelle/api/coupons/get-coupon.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { withSegmentNames } from '../segments/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { findCoupon } from './coupon-views.ts';

/** Returns one coupon with everything that its form changes. */
export const getCoupon = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const { title, activities, ...row } = orRefuse(
    await findCoupon(db, { organiser_id: organiser.id, coupon: request.coupon, now }),
    'COUPON_NOT_FOUND',
  );
  const text = textReader({ language, organiser });
  return {
    ...withSegmentNames(row, language),
    title: bilingualOf(title),
    activities: activities.map((activity) => ({ ...activity, title: text(activity.title) })),
  };
});
