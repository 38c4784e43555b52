import { deleteCoupon as endpoint } from '@ribambelle/api/coupons/delete-coupon.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { isCouponUsed, lockCoupon, removeCoupon } from './coupon-store.ts';

/** Deletes a coupon that was never used. */
export const deleteCoupon = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, code } = orRefuse(
      await lockCoupon(db, { organiser_id, coupon: request.coupon }),
      'COUPON_NOT_FOUND',
    );
    if (await isCouponUsed(db, { organiser_id, id })) refuse('COUPON_IN_USE');
    const removal = await keepRemoved(db, {
      noun: 'coupons',
      key: id,
      entity_cuid: cuid,
      summary: code,
      organiser,
      collaborator,
      now,
    });
    await removeCoupon(db, { organiser_id, id });
    const audit = {
      action: 'discounts.delete' as const,
      entity: 'coupons',
      entity_cuid: cuid,
      summary: code,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
