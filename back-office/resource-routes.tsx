import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of resources booked by the hour besides their records. */
export const resourceRoutes: RouteObject[] = [
  pageRoute({
    path: '/resource-calendar',
    permission: 'bookings.read',
    load: async () =>
      (await import('./pages/resource-calendar/resource-calendar-page.tsx')).ResourceCalendarPage,
    panels: [
      {
        path: 'new',
        permission: 'bookings.create',
        lazy: async () => ({
          Component: (await import('./pages/resource-calendar/sell-booking-panel.tsx'))
            .SellBookingPanel,
        }),
      },
      {
        path: ':booking',
        lazy: async () => ({
          Component: (await import('./pages/resource-calendar/booking-in-calendar.tsx'))
            .BookingInCalendar,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/resource-blocks',
    permission: 'resources.read',
    load: async () =>
      (await import('./pages/resource-blocks/resource-blocks-page.tsx')).ResourceBlocksPage,
    panels: [
      {
        path: 'new',
        permission: 'resources.update',
        lazy: async () => ({
          Component: (await import('./pages/resource-blocks/new-resource-block-panel.tsx'))
            .NewResourceBlockPanel,
        }),
      },
      {
        path: ':block',
        lazy: async () => ({
          Component: (await import('./pages/resource-blocks/resource-block-panel.tsx'))
            .ResourceBlockPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/bookings',
    permission: 'bookings.read',
    load: async () => (await import('./pages/bookings/sold-booking.tsx')).BookingsPage,
    panels: [
      {
        path: ':booking',
        lazy: async () => ({
          Component: (await import('./pages/bookings/sold-booking.tsx')).BookingPanel,
        }),
      },
    ],
  }),
];
