import type { RouteObject } from 'react-router';
import { recordRoute } from './records/record-route.ts';
import { pageRoute } from './shell/page-route.tsx';

/**
 * The pages of resources booked by the hour: the resources, their bookings and their booking rules.
 */
export const resourceRoutes: RouteObject[] = [
  recordRoute('resources', {
    page: async () => (await import('./pages/resources/resources-page.tsx')).ResourcesPage,
    panel: async () => (await import('./pages/resources/resource-panel.tsx')).ResourcePanel,
  }),
  recordRoute('resource-groups', {
    page: async () =>
      (await import('./pages/resource-groups/resource-groups-page.tsx')).ResourceGroupsPage,
    panel: async () =>
      (await import('./pages/resource-groups/resource-group-panel.tsx')).ResourceGroupPanel,
  }),
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
  recordRoute('booking-configurations', {
    page: async () =>
      (await import('./pages/booking-configurations/booking-configurations-page.tsx'))
        .BookingConfigurationsPage,
    panel: async () =>
      (await import('./pages/booking-configurations/booking-configuration-panel.tsx'))
        .BookingConfigurationPanel,
  }),
];
