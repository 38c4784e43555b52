import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of the requests of families. */
export const requestRoutes: RouteObject[] = [
  pageRoute({
    path: '/registration-requests',
    permission: 'registration-requests.read',
    load: async () =>
      (await import('./pages/registration-requests/registration-requests-page.tsx'))
        .RegistrationRequestsPage,
    panels: [
      {
        path: ':request',
        lazy: async () => ({
          Component: (await import('./pages/registration-requests/registration-request-panel.tsx'))
            .RegistrationRequestPanel,
        }),
      },
    ],
  }),
];
