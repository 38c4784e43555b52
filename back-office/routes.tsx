import { createBrowserRouter, type RouteObject } from 'react-router';
import { Broken, PageNotFound } from './shell/messages.tsx';
import { pageRoute } from './shell/page-route.tsx';
import { Home } from './shell/home.tsx';
import { Root } from './shell/root.tsx';

/** Every page of the back-office, each with the permission without which it is not shown. A panel is a child of its list. */
const pages: RouteObject[] = [
  { index: true, element: <Home /> },
  pageRoute({ path: '/account', permission: null, load: async () => (await import('./pages/account/account-page.tsx')).AccountPage }),
  pageRoute({
    path: '/locations',
    permission: 'locations.read',
    load: async () => (await import('./pages/locations/locations-page.tsx')).LocationsPage,
    panels: [
      { path: 'new', lazy: async () => ({ Component: (await import('./pages/locations/location-panel.tsx')).NewLocationPanel }) },
      { path: ':location', lazy: async () => ({ Component: (await import('./pages/locations/location-panel.tsx')).LocationPanel }) },
    ],
  }),
  { path: '*', element: <PageNotFound /> },
];

export function createOfficeRouter() {
  return createBrowserRouter([{ element: <Root />, errorElement: <Broken />, children: pages }]);
}
