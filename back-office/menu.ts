import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { IconName } from './shell/icons.tsx';

export interface MenuEntry {
  readonly path: string;
  readonly icon: IconName;
  /** The key of its name in texts/<language>/office.ts, under `menu`. */
  readonly name: keyof Texts['office']['menu'];
  /** Without it the page refuses, so the entry does not show. */
  readonly permission: Permission;
  /** `g` and then this letter goes there. */
  readonly letter: string;
}

export interface MenuGroup {
  readonly name: keyof Texts['office']['groups'] | null;
  readonly entries: readonly MenuEntry[];
}

/** The menu, in the order of a working day. */
export const MENU: readonly MenuGroup[] = [
  {
    name: null,
    entries: [
      {
        path: '/today',
        icon: 'today',
        name: 'dashboard',
        permission: 'reports.dashboard',
        letter: 'd',
      },
    ],
  },
  {
    name: 'catalogue',
    entries: [
      {
        path: '/calendar',
        icon: 'week',
        name: 'calendar',
        permission: 'availabilities.read',
        letter: 'w',
      },
      {
        path: '/availabilities',
        icon: 'calendar',
        name: 'availabilities',
        permission: 'availabilities.read',
        letter: 'v',
      },
      {
        path: '/activities',
        icon: 'activities',
        name: 'activities',
        permission: 'activities.read',
        letter: 'a',
      },
      {
        path: '/vouchers',
        icon: 'gift',
        name: 'vouchers',
        permission: 'vouchers.read',
        letter: 'b',
      },
      {
        path: '/categories',
        icon: 'categories',
        name: 'categories',
        permission: 'categories.read',
        letter: 'k',
      },
      {
        path: '/locations',
        icon: 'locations',
        name: 'locations',
        permission: 'locations.read',
        letter: 'l',
      },
    ],
  },
  {
    name: 'daily',
    entries: [
      {
        path: '/registrations',
        icon: 'registrations',
        name: 'registrations',
        permission: 'registrations.read',
        letter: 'r',
      },
      {
        path: '/customers',
        icon: 'people',
        name: 'customers',
        permission: 'customers.read',
        letter: 'f',
      },
      {
        path: '/participants',
        icon: 'child',
        name: 'participants',
        permission: 'participants.read',
        letter: 'p',
      },
      {
        path: '/payments',
        icon: 'payments',
        name: 'payments',
        permission: 'payments.read',
        letter: 'm',
      },
      {
        path: '/customer-vouchers',
        icon: 'gift',
        name: 'customer_vouchers',
        permission: 'customer-vouchers.read',
        letter: 'u',
      },
      {
        path: '/reviews',
        icon: 'star',
        name: 'reviews',
        permission: 'customer-reviews.read',
        letter: 'i',
      },
    ],
  },
  {
    name: 'organisation',
    entries: [
      {
        path: '/settings',
        icon: 'settings',
        name: 'settings',
        permission: 'organiser-account.read',
        letter: 's',
      },
      {
        path: '/site',
        icon: 'site',
        name: 'site',
        permission: 'websites.read',
        letter: 'h',
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
      { path: '/mailbox', icon: 'mail', name: 'mailbox', permission: 'mails.read', letter: 'c' },
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
  },
];

/** The menu of somebody with these permissions: what leads to a refusal does not show. */
export function menuFor(permissions: readonly string[]): readonly MenuGroup[] {
  return MENU.map((group) => ({
    ...group,
    entries: group.entries.filter(({ permission }) => permissions.includes(permission)),
  })).filter(({ entries }) => entries.length > 0);
}
