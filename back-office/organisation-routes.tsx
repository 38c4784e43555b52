import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages about the organiser itself. */
export const organisationRoutes: RouteObject[] = [
  pageRoute({
    path: '/settings',
    permission: 'organiser-account.read',
    load: async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
  }),
  pageRoute({
    path: '/pages',
    permission: 'website-pages.read',
    load: async () =>
      (await import('./pages/website-pages/website-pages-page.tsx')).WebsitePagesPage,
  }),
  pageRoute({
    path: '/pages/:page',
    permission: 'website-pages.read',
    load: async () => (await import('./builder/builder-page.tsx')).BuilderPage,
  }),
  pageRoute({
    path: '/articles',
    permission: 'blog-articles.read',
    load: async () => (await import('./pages/articles/articles-page.tsx')).ArticlesPage,
  }),
  pageRoute({
    path: '/articles/:article',
    permission: 'blog-articles.read',
    load: async () => (await import('./pages/articles/article-page.tsx')).ArticlePage,
  }),
  pageRoute({
    path: '/site',
    permission: 'websites.read',
    load: async () => (await import('./pages/site/site-page.tsx')).SitePage,
  }),
  pageRoute({
    path: '/library',
    permission: 'website-pages.read',
    load: async () => (await import('./pages/library/library-page.tsx')).LibraryPage,
    panels: [
      {
        path: ':picture',
        lazy: async () => ({
          Component: (await import('./pages/library/library-panel.tsx')).LibraryPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/host-names',
    permission: 'organiser-account.read',
    load: async () => (await import('./pages/host-names/host-names-page.tsx')).HostNamesPage,
  }),
  pageRoute({
    path: '/custom-fields',
    permission: 'customer-custom-fields.read',
    load: async () =>
      (await import('./pages/custom-fields/custom-fields-page.tsx')).CustomFieldsPage,
    panels: [
      {
        path: 'new',
        permission: 'customer-custom-fields.create',
        lazy: async () => ({
          Component: (await import('./pages/custom-fields/field-panel.tsx')).NewFieldPanel,
        }),
      },
      {
        path: ':field',
        lazy: async () => ({
          Component: (await import('./pages/custom-fields/field-panel.tsx')).FieldPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/tags',
    permission: 'customer-tags.read',
    load: async () => (await import('./pages/tags/tags-page.tsx')).TagsPage,
  }),
  pageRoute({
    path: '/terms',
    permission: 'website-pages.read',
    load: async () => (await import('./pages/terms/terms-page.tsx')).TermsPage,
    panels: [
      {
        path: ':number',
        lazy: async () => ({
          Component: (await import('./pages/terms/terms-version-panel.tsx')).TermsVersionPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/collaborators',
    permission: 'collaborators.read',
    load: async () =>
      (await import('./pages/collaborators/collaborators-page.tsx')).CollaboratorsPage,
    panels: [
      {
        path: 'new',
        permission: 'collaborators.create',
        lazy: async () => ({
          Component: (await import('./pages/collaborators/collaborator-panel.tsx'))
            .NewCollaboratorPanel,
        }),
      },
      {
        path: 'rules',
        permission: 'organiser-account.read',
        lazy: async () => ({
          Component: (await import('./pages/collaborators/access-rules-panel.tsx'))
            .AccessRulesPanel,
        }),
      },
      {
        path: ':collaborator',
        lazy: async () => ({
          Component: (await import('./pages/collaborators/collaborator-panel.tsx'))
            .CollaboratorPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/roles',
    permission: 'collaborator-roles.read',
    load: async () => (await import('./pages/roles/roles-page.tsx')).RolesPage,
    panels: [
      {
        path: 'new',
        permission: 'collaborator-roles.create',
        lazy: async () => ({
          Component: (await import('./pages/roles/role-panel.tsx')).NewRolePanel,
        }),
      },
      {
        path: ':role',
        lazy: async () => ({ Component: (await import('./pages/roles/role-panel.tsx')).RolePanel }),
      },
    ],
  }),
  pageRoute({
    path: '/audit',
    permission: 'collaborator-logs.read',
    load: async () => (await import('./pages/audit/audit-page.tsx')).AuditPage,
  }),
  pageRoute({
    path: '/security',
    permission: 'collaborator-logs.read',
    load: async () => (await import('./pages/security/security-page.tsx')).SecurityPage,
  }),
  pageRoute({
    path: '/mailbox',
    permission: 'mails.read',
    load: async () => (await import('./pages/mailbox/mailbox-page.tsx')).MailboxPage,
    panels: [
      {
        path: ':mail',
        lazy: async () => ({
          Component: (await import('./pages/mailbox/mail-panel.tsx')).MailPanel,
        }),
      },
    ],
  }),
];
