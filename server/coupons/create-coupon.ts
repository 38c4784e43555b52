import { createCoupon as endpoint } from '@ribambelle/api/coupons/create-coupon.ts';
import { action } from '../action.ts';
import { nameActivities } from '../activities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { chosenSegments } from '../segments/index.ts';
import { insertCoupon } from './coupon-store.ts';
import { refuseImpossible, refuseTaken } from './prepare-coupon.ts';

/** Adds a coupon. */
export const createCoupon = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { activities, people_segment, availabilities_segment, ...values } = request;
    refuseImpossible(values);
    const segmentWish = { organiser_id, people_segment, availabilities_segment };
    const segments = await chosenSegments(db, segmentWish);
    const coupon =
      (await insertCoupon(db, { organiser_id, values, segments, now })) ?? refuseTaken();
    await nameActivities(db, { of: 'coupons', organiser_id, id: coupon.id, activities });
    const audit = {
      action: 'discounts.create' as const,
      entity: 'coupons',
      entity_cuid: coupon.cuid,
      summary: values.code,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid: coupon.cuid };
  },
);
