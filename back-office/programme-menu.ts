import type { MenuArea } from './menu-area.ts';

/** What is on offer, and all that is said of it once: the job with the most pages. */
export const PROGRAMME: MenuArea = {
  name: 'programme',
  icon: 'activities',
  entries: [
    {
      path: '/activities',
      icon: 'activities',
      name: 'activities',
      permission: 'activities.read',
      letter: 'a',
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
    { path: '/resources', icon: 'hall', name: 'resources', permission: 'resources.read' },
    {
      path: '/resource-groups',
      icon: 'hall',
      name: 'resource_groups',
      permission: 'resource-groups.read',
    },
    {
      path: '/booking-configurations',
      icon: 'hall',
      name: 'booking_configurations',
      permission: 'booking-configurations.read',
    },
    {
      path: '/resource-blocks',
      icon: 'lock',
      name: 'resource_blocks',
      permission: 'resources.read',
    },
    { path: '/bundles', icon: 'pack', name: 'bundles', permission: 'bundles.read' },
    { path: '/memberships', icon: 'member', name: 'memberships', permission: 'memberships.read' },
    {
      path: '/vouchers',
      icon: 'gift',
      name: 'vouchers',
      permission: 'vouchers.read',
      letter: 'b',
    },
    { path: '/segments', icon: 'collaborators', name: 'segments', permission: 'segments.read' },
    { path: '/discounts', icon: 'percent', name: 'discounts', permission: 'discounts.read' },
    {
      path: '/volume-discounts',
      icon: 'percent',
      name: 'volume_discounts',
      permission: 'volume-discounts.read',
    },
    { path: '/coupons', icon: 'percent', name: 'coupons', permission: 'discounts.read' },
  ],
};
