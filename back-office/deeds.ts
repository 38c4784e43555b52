import { recordNames } from '@ribambelle/api/record-names.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { Noun } from './records/noun.ts';
import { nouns } from './records/nouns.ts';

/** An action of the palette, which opens the panel where it is done. */
export interface Deed {
  /** The key of its name in texts/<language>/office.ts, under `deeds`. */
  readonly name: keyof Texts['office']['deeds'];
  readonly path: string;
  readonly permission: Permission;
}

/** The action that makes a record. */
const newOf = (noun: Noun): Deed => {
  const { area, one } = recordNames[noun];
  return { name: one, path: `/${noun}/new`, permission: `${area}.create` };
};

/**
 * The actions that the palette offers everywhere, the most frequent first. Each record is among
 * them; another noun that can be made adds itself here.
 */
export const DEEDS: readonly Deed[] = [
  { name: 'registration', path: '/registrations/new', permission: 'registrations.create' },
  { name: 'payment', path: '/payments/new', permission: 'payments.create' },
  { name: 'customer', path: '/customers/new', permission: 'customers.create' },
  { name: 'mailing', path: '/mailings/new', permission: 'customer-notifications.create' },
  { name: 'series', path: '/availabilities/series', permission: 'availabilities.create' },
  { name: 'availability', path: '/availabilities/new', permission: 'availabilities.create' },
  { name: 'booking_sale', path: '/resource-calendar/new', permission: 'bookings.create' },
  { name: 'bundle_sale', path: '/customer-bundles/new', permission: 'customer-bundles.create' },
  {
    name: 'membership_sale',
    path: '/customer-memberships/new',
    permission: 'customer-memberships.create',
  },
  { name: 'sale', path: '/customer-vouchers/new', permission: 'customer-vouchers.create' },
  { name: 'activity', path: '/activities/new', permission: 'activities.create' },
  ...nouns.map(newOf),
  { name: 'resource_block', path: '/resource-blocks/new', permission: 'resources.update' },
  { name: 'segment', path: '/segments/new', permission: 'segments.create' },
  { name: 'category_group', path: '/categories/new', permission: 'categories.create' },
  {
    name: 'custom_field',
    path: '/custom-fields/new',
    permission: 'customer-custom-fields.create',
  },
  { name: 'collaborator', path: '/collaborators/new', permission: 'collaborators.create' },
  { name: 'role', path: '/roles/new', permission: 'collaborator-roles.create' },
];
