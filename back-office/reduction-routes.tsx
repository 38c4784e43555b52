import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of reductions: discounts, volume discounts and promo codes. */
export const reductionRoutes: RouteObject[] = [
  pageRoute({
    path: '/discounts',
    permission: 'discounts.read',
    load: async () => (await import('./pages/discounts/discounts-page.tsx')).DiscountsPage,
    panels: [
      {
        path: 'new',
        permission: 'discounts.create',
        lazy: async () => ({
          Component: (await import('./pages/discounts/discount-panel.tsx')).NewDiscountPanel,
        }),
      },
      {
        path: ':discount',
        lazy: async () => ({
          Component: (await import('./pages/discounts/discount-panel.tsx')).DiscountPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/volume-discounts',
    permission: 'volume-discounts.read',
    load: async () =>
      (await import('./pages/volume-discounts/volume-discounts-page.tsx')).VolumeDiscountsPage,
    panels: [
      {
        path: 'new',
        permission: 'volume-discounts.create',
        lazy: async () => ({
          Component: (await import('./pages/volume-discounts/volume-discount-panel.tsx'))
            .NewVolumeDiscountPanel,
        }),
      },
      {
        path: ':volume_discount',
        lazy: async () => ({
          Component: (await import('./pages/volume-discounts/volume-discount-panel.tsx'))
            .VolumeDiscountPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/coupons',
    permission: 'discounts.read',
    load: async () => (await import('./pages/coupons/coupons-page.tsx')).CouponsPage,
    panels: [
      {
        path: 'new',
        permission: 'discounts.create',
        lazy: async () => ({
          Component: (await import('./pages/coupons/coupon-panel.tsx')).NewCouponPanel,
        }),
      },
      {
        path: ':coupon',
        lazy: async () => ({
          Component: (await import('./pages/coupons/coupon-panel.tsx')).CouponPanel,
        }),
      },
    ],
  }),
];
