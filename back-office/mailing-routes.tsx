import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of mailings: one e-mail to many families. */
export const mailingRoutes: RouteObject[] = [
  pageRoute({
    path: '/mailings',
    permission: 'customer-notifications.read',
    load: async () => (await import('./pages/mailings/mailings-page.tsx')).MailingsPage,
    panels: [
      {
        path: 'new',
        permission: 'customer-notifications.create',
        lazy: async () => ({
          Component: (await import('./pages/mailings/new-mailing-panel.tsx')).NewMailingPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/mailings/:mailing/message',
    permission: 'customer-notifications.read',
    load: async () => (await import('./pages/mailings/mailing-page.tsx')).MailingPage,
  }),
];
