import type { MenuArea } from './menu-area.ts';

/** The menu of what an organiser sets once, and of its team. */
export const SETTINGS_AREA: MenuArea = {
  name: 'settings',
  icon: 'settings',
  entries: [
    {
      path: '/settings',
      icon: 'settings',
      name: 'settings',
      permission: 'organiser-account.read',
      letter: 's',
    },
    {
      path: '/custom-fields',
      icon: 'columns',
      name: 'custom_fields',
      permission: 'customer-custom-fields.read',
      of: 'custom_fields',
      letter: 'n',
    },
    { path: '/tags', icon: 'categories', name: 'tags', permission: 'customer-tags.read' },
    {
      path: '/date-configurations',
      icon: 'calendar',
      name: 'date_configurations',
      permission: 'date-configurations.read',
      of: 'date_configurations',
    },
    {
      path: '/closed-periods',
      icon: 'lock',
      name: 'closed_periods',
      permission: 'date-configurations.read',
      of: 'closed_periods',
    },
    {
      path: '/instalment-plans',
      icon: 'calendar',
      name: 'instalment_plans',
      permission: 'payment-types.read',
      of: 'instalment_plans',
    },
    {
      path: '/terms',
      icon: 'terms',
      name: 'terms',
      permission: 'website-pages.read',
      letter: 't',
    },
    {
      path: '/collaborators',
      icon: 'collaborators',
      name: 'collaborators',
      permission: 'collaborators.read',
      letter: 'e',
    },
    {
      path: '/roles',
      icon: 'key',
      name: 'roles',
      permission: 'collaborator-roles.read',
      letter: 'o',
    },
    {
      path: '/audit',
      icon: 'audit',
      name: 'audit',
      permission: 'collaborator-logs.read',
      letter: 'j',
    },
    {
      path: '/security',
      icon: 'shield',
      name: 'security',
      permission: 'collaborator-logs.read',
      letter: 'x',
    },
  ],
};
