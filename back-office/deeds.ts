import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';

/** An action of the palette, which opens the panel where it is done. */
export interface Deed {
  /** The key of its name in texts/<language>/office.ts, under `deeds`. */
  readonly name: keyof Texts['office']['deeds'];
  readonly path: string;
  readonly permission: Permission;
}

/**
 * The actions that the palette offers everywhere, the most frequent first. A noun that can be made
 * adds itself here.
 */
export const DEEDS: readonly Deed[] = [
  { name: 'registration', path: '/registrations/new', permission: 'registrations.create' },
  { name: 'payment', path: '/payments/new', permission: 'payments.create' },
  { name: 'customer', path: '/customers/new', permission: 'customers.create' },
  { name: 'mailing', path: '/mailings/new', permission: 'customer-notifications.create' },
  { name: 'series', path: '/availabilities/series', permission: 'availabilities.create' },
  { name: 'availability', path: '/availabilities/new', permission: 'availabilities.create' },
  { name: 'booking_sale', path: '/resource-calendar/new', permission: 'bookings.create' },
  { name: 'activity', path: '/activities/new', permission: 'activities.create' },
  { name: 'resource', path: '/resources/new', permission: 'resources.create' },
  {
    name: 'resource_group',
    path: '/resource-groups/new',
    permission: 'resource-groups.create',
  },
  { name: 'resource_block', path: '/resource-blocks/new', permission: 'resources.update' },
  { name: 'segment', path: '/segments/new', permission: 'segments.create' },
  {
    name: 'booking_configuration',
    path: '/booking-configurations/new',
    permission: 'booking-configurations.create',
  },
  { name: 'bundle', path: '/bundles/new', permission: 'bundles.create' },
  { name: 'bundle_sale', path: '/customer-bundles/new', permission: 'customer-bundles.create' },
  { name: 'membership', path: '/memberships/new', permission: 'memberships.create' },
  {
    name: 'membership_sale',
    path: '/customer-memberships/new',
    permission: 'customer-memberships.create',
  },
  { name: 'sale', path: '/customer-vouchers/new', permission: 'customer-vouchers.create' },
  { name: 'voucher', path: '/vouchers/new', permission: 'vouchers.create' },
  { name: 'discount', path: '/discounts/new', permission: 'discounts.create' },
  {
    name: 'volume_discount',
    path: '/volume-discounts/new',
    permission: 'volume-discounts.create',
  },
  { name: 'coupon', path: '/coupons/new', permission: 'discounts.create' },
  { name: 'category_group', path: '/categories/new', permission: 'categories.create' },
  { name: 'location', path: '/locations/new', permission: 'locations.create' },
  {
    name: 'custom_field',
    path: '/custom-fields/new',
    permission: 'customer-custom-fields.create',
  },
  {
    name: 'date_configuration',
    path: '/date-configurations/new',
    permission: 'date-configurations.create',
  },
  {
    name: 'closed_period',
    path: '/closed-periods/new',
    permission: 'date-configurations.create',
  },
  { name: 'collaborator', path: '/collaborators/new', permission: 'collaborators.create' },
  { name: 'role', path: '/roles/new', permission: 'collaborator-roles.create' },
];
