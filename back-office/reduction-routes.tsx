import type { RouteObject } from 'react-router';
import { recordRoute } from './records/record-route.ts';

/** The pages of reductions: discounts, volume discounts and promo codes. */
export const reductionRoutes: RouteObject[] = [
  recordRoute('discounts', {
    page: async () => (await import('./pages/discounts/discounts-page.tsx')).DiscountsPage,
    panel: async () => (await import('./pages/discounts/discount-panel.tsx')).DiscountPanel,
  }),
  recordRoute('volume-discounts', {
    page: async () =>
      (await import('./pages/volume-discounts/volume-discounts-page.tsx')).VolumeDiscountsPage,
    panel: async () =>
      (await import('./pages/volume-discounts/volume-discount-panel.tsx')).VolumeDiscountPanel,
  }),
  recordRoute('coupons', {
    page: async () => (await import('./pages/coupons/coupons-page.tsx')).CouponsPage,
    panel: async () => (await import('./pages/coupons/coupon-panel.tsx')).CouponPanel,
  }),
];
