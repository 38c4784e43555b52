export { countCouponUses, insertCouponUse, lockCouponForUse } from './coupon-store.ts';
export { presentUsedCoupon } from './present-used-coupon.ts';
export {
  type CartCoupon,
  findCartCoupon,
  findCouponTitle,
  findUsedCoupon,
} from './coupon-views.ts';
