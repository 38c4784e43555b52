import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of mailings, one e-mail to many families, and of e-mails that leave by themselves. */
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
    path: '/notifications',
    permission: 'notification-templates.read',
    load: async () =>
      (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage,
  }),
  pageRoute({
    path: '/notifications/new',
    permission: 'notification-templates.create',
    load: async () =>
      (await import('./pages/notifications/notification-page.tsx')).NewNotificationPage,
  }),
  pageRoute({
    path: '/notifications/:notification_definition',
    permission: 'notification-templates.read',
    load: async () =>
      (await import('./pages/notifications/notification-page.tsx')).NotificationPage,
  }),
  pageRoute({
    path: '/mail-templates',
    permission: 'notification-templates.read',
    load: async () =>
      (await import('./pages/mail-templates/mail-templates-page.tsx')).MailTemplatesPage,
  }),
  pageRoute({
    path: '/mail-templates/new',
    permission: 'notification-templates.create',
    load: async () =>
      (await import('./pages/mail-templates/mail-template-page.tsx')).NewMailTemplatePage,
  }),
  pageRoute({
    path: '/mail-templates/:mail_template',
    permission: 'notification-templates.read',
    load: async () =>
      (await import('./pages/mail-templates/mail-template-page.tsx')).MailTemplatePage,
  }),
  pageRoute({
    path: '/mailings/:mailing/message',
    permission: 'customer-notifications.read',
    load: async () => (await import('./pages/mailings/mailing-page.tsx')).MailingPage,
  }),
];
