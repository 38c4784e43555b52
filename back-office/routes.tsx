import { createBrowserRouter, type RouteObject } from 'react-router';
import { dailyRoutes } from './daily-routes.tsx';
import { mailingRoutes } from './mailing-routes.tsx';
import { organisationRoutes } from './organisation-routes.tsx';
import { recordRoutes } from './records/routes.ts';
import { reportRoutes } from './report-routes.tsx';
import { requestRoutes } from './request-routes.tsx';
import { resourceRoutes } from './resource-routes.tsx';
import { segmentRoutes } from './segment-routes.tsx';
import { Broken, PageNotFound } from './shell/messages.tsx';
import { type PanelRoute, pageRoute } from './shell/page-route.tsx';
import { Home } from './shell/home.tsx';
import { Root } from './shell/root.tsx';
import { ToRecord } from './shell/to-record.tsx';
import { Waiting } from './shell/waiting.tsx';

const availabilityPanels: readonly PanelRoute[] = [
  {
    path: 'new',
    permission: 'availabilities.create',
    lazy: async () => ({
      Component: (await import('./pages/availabilities/new-availability-panel.tsx'))
        .NewAvailabilityPanel,
    }),
  },
  {
    path: 'series',
    permission: 'availabilities.create',
    lazy: async () => ({
      Component: (await import('./pages/availabilities/series-panel.tsx')).SeriesPanel,
    }),
  },
  {
    path: ':availability',
    lazy: async () => ({
      Component: (await import('./pages/availabilities/availability-panel.tsx')).AvailabilityPanel,
    }),
  },
];

/**
 * Every page of the back-office, with the permission that it needs. A panel is a child of its list.
 */
export const pages: RouteObject[] = [
  { index: true, element: <Home /> },
  pageRoute({
    path: '/account',
    permission: null,
    load: async () => (await import('./pages/account/account-page.tsx')).AccountPage,
  }),
  pageRoute({
    path: '/today',
    permission: 'reports.dashboard',
    load: async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
  }),
  pageRoute({
    path: '/calendar',
    permission: 'availabilities.read',
    load: async () => (await import('./pages/calendar/calendar-page.tsx')).CalendarPage,
    panels: availabilityPanels,
  }),
  pageRoute({
    path: '/availabilities',
    permission: 'availabilities.read',
    load: async () =>
      (await import('./pages/availabilities/availabilities-page.tsx')).AvailabilitiesPage,
    panels: availabilityPanels,
  }),
  pageRoute({
    path: '/activities',
    permission: 'activities.read',
    load: async () => (await import('./pages/activities/activities-page.tsx')).ActivitiesPage,
    panels: [
      {
        path: 'new',
        permission: 'activities.create',
        lazy: async () => ({
          Component: (await import('./pages/activities/new-activity-panel.tsx')).NewActivityPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/activities/:activity/:tab',
    permission: 'activities.read',
    load: async () => (await import('./pages/activities/activity-page.tsx')).ActivityPage,
  }),
  { path: '/activities/:activity', element: <ToRecord list="/activities" /> },
  ...recordRoutes,
  ...requestRoutes,
  ...resourceRoutes,
  ...segmentRoutes,
  ...mailingRoutes,
  pageRoute({
    path: '/categories',
    permission: 'categories.read',
    load: async () => (await import('./pages/categories/categories-page.tsx')).CategoriesPage,
    panels: [
      {
        path: 'new',
        permission: 'categories.create',
        lazy: async () => ({
          Component: (await import('./pages/categories/new-group-panel.tsx')).NewGroupPanel,
        }),
      },
    ],
  }),
  ...dailyRoutes,
  ...reportRoutes,
  ...organisationRoutes,
  { path: '*', element: <PageNotFound /> },
];

export function createOfficeRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      hydrateFallbackElement: <Waiting />,
      errorElement: <Broken />,
      children: pages,
    },
  ]);
}
