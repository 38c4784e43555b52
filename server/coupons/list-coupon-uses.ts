import { listCouponUses as endpoint } from '@ribambelle/api/coupons/list-coupon-uses.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { refuse } from '../refusal.ts';
import { findCouponUses, isCoupon } from './coupon-views.ts';

/** Returns a page of the orders in which a coupon was used. */
export const listCouponUses = action(endpoint, async ({ db, request }) => {
  const { rows, count } = await findCouponUses(db, { coupon: request.coupon, ...pageOf(request) });
  if (count === 0 && !(await isCoupon(db, request.coupon))) refuse('COUPON_NOT_FOUND');
  const data = rows.map(({ firstname, lastname, ...row }) => ({
    ...row,
    customer_name: fullname({ firstname, lastname }),
  }));
  return { data, count };
});
