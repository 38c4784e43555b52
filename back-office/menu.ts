import type { OptionalNoun } from '@ribambelle/domain/organisers/in-use.ts';
import { mayAny } from '@ribambelle/domain/permissions/may.ts';
import type { MenuArea, MenuEntry } from './menu-area.ts';
import { PROGRAMME } from './programme-menu.ts';
import { SETTINGS_AREA } from './settings-menu.ts';
import { SITE_AREA } from './site-menu.ts';

/** The menu by jobs in the order of a working day: eight at most, the website and the settings. */
export const MENU: readonly MenuArea[] = [
  {
    name: 'today',
    icon: 'today',
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
    name: 'planning',
    icon: 'week',
    entries: [
      {
        path: '/calendar',
        icon: 'week',
        name: 'calendar',
        permission: 'availabilities.read',
        letter: 'w',
      },
      {
        path: '/resource-calendar',
        icon: 'hall',
        name: 'resource_calendar',
        permission: 'bookings.read',
        of: 'resources',
      },
      {
        path: '/roster',
        icon: 'child',
        name: 'roster',
        permission: 'registrations.read',
        letter: 'q',
      },
      {
        path: '/attendances',
        icon: 'done',
        name: 'attendances',
        permission: 'registration-attendances.read',
      },
      {
        path: '/availabilities',
        icon: 'calendar',
        name: 'availabilities',
        permission: 'availabilities.read',
        letter: 'v',
      },
    ],
  },
  PROGRAMME,
  {
    name: 'registrations',
    icon: 'registrations',
    entries: [
      {
        path: '/registrations',
        icon: 'registrations',
        name: 'registrations',
        permission: 'registrations.read',
        letter: 'r',
      },
      {
        path: '/bookings',
        icon: 'hall',
        name: 'bookings',
        permission: 'bookings.read',
        of: 'resources',
      },
      {
        path: '/registration-requests',
        icon: 'mail',
        name: 'registration_requests',
        permission: 'registration-requests.read',
        of: 'registration_requests',
      },
    ],
  },
  {
    name: 'families',
    icon: 'people',
    entries: [
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
    ],
  },
  {
    name: 'money',
    icon: 'payments',
    entries: [
      {
        path: '/payments',
        icon: 'payments',
        name: 'payments',
        permission: 'payments.read',
        letter: 'm',
      },
      {
        path: '/customer-bundles',
        icon: 'pack',
        name: 'customer_bundles',
        permission: 'customer-bundles.read',
        of: 'bundles',
      },
      {
        path: '/customer-memberships',
        icon: 'member',
        name: 'customer_memberships',
        permission: 'customer-memberships.read',
        of: 'memberships',
      },
      {
        path: '/customer-vouchers',
        icon: 'gift',
        name: 'customer_vouchers',
        permission: 'customer-vouchers.read',
        of: 'vouchers',
        letter: 'u',
      },
    ],
  },
  {
    name: 'reports',
    icon: 'reports',
    entries: [
      {
        path: '/reports',
        icon: 'reports',
        name: 'reports',
        permission: 'reports.participation',
        or: 'reports.treasury',
        letter: 'y',
      },
    ],
  },
  {
    name: 'communication',
    icon: 'mail',
    entries: [
      { path: '/mailbox', icon: 'mail', name: 'mailbox', permission: 'mails.read', letter: 'c' },
      {
        path: '/mailings',
        icon: 'mail',
        name: 'mailings',
        permission: 'customer-notifications.read',
        of: 'mailings',
      },
      {
        path: '/notifications',
        icon: 'bell',
        name: 'notifications',
        permission: 'notification-templates.read',
      },
      {
        path: '/mail-templates',
        icon: 'mail',
        name: 'mail_templates',
        permission: 'notification-templates.read',
      },
      {
        path: '/reviews',
        icon: 'star',
        name: 'reviews',
        permission: 'customer-reviews.read',
        of: 'reviews',
        letter: 'i',
      },
    ],
  },
  SITE_AREA,
  SETTINGS_AREA,
];

/** Returns the menu for these permissions, without entries that lead to a refusal. */
export function menuFor(permissions: readonly string[]): readonly MenuArea[] {
  return MENU.map((area) => ({
    ...area,
    entries: area.entries.filter(({ permission, or = permission }) =>
      mayAny(permissions, [permission, or]),
    ),
  })).filter(({ entries }) => entries.length > 0);
}

/**
 * Splits the pages of a job into those that show at once and those for nouns of which the organiser
 * has none. The open page always shows.
 */
export function splitEntries(
  entries: readonly MenuEntry[],
  input: { in_use: readonly OptionalNoun[]; address: string },
): { shown: readonly MenuEntry[]; more: readonly MenuEntry[] } {
  const isInUse = (entry: MenuEntry) =>
    entry.of === undefined || input.in_use.includes(entry.of) || isAt(entry, input.address);
  return { shown: entries.filter(isInUse), more: entries.filter((entry) => !isInUse(entry)) };
}

/** True when an address of the back-office belongs to this page or to one of its panels. */
export function isAt({ path }: Pick<MenuEntry, 'path'>, address: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}
