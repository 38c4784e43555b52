import {
  ALL_PERMISSIONS,
  type Permission,
  type PERMISSIONS,
  type PermissionArea,
} from './permissions.ts';

/**
 * The permissions that a part of the platform requires today, by area, in the order of a working
 * day. The rest of the table (1 §6) waits for its part.
 */
const IN_USE = {
  registrations: ['read', 'create', 'update', 'overbook', 'waive', 'cancel', 'transfer', 'replace'],
  'registration-notes': ['read', 'create', 'update', 'delete'],
  'registration-attendances': ['read', 'register'],
  'badge-lists': ['read'],
  'registration-requests': ['read', 'update'],
  'waiting-list-registrations': ['read', 'update', 'delete'],
  customers: ['read', 'create', 'update', 'delete', 'impersonate'],
  'customer-notes': ['read', 'create', 'update', 'delete'],
  'customer-tags': ['read', 'create', 'update', 'delete'],
  participants: ['read', 'create', 'update', 'delete'],
  'customer-custom-fields': ['read', 'create', 'update', 'delete'],
  'customer-transaction-proofs': ['read', 'update'],
  'customer-wallets': ['read', 'correct'],
  'customer-carts': ['read'],
  payments: ['read', 'create', 'update', 'delete', 'refund'],
  'customer-reviews': ['read', 'update'],
  mails: ['read'],
  'notification-templates': ['read', 'create', 'update', 'delete'],
  notifications: ['trigger'],
  'customer-notifications': ['read', 'create', 'update', 'delete'],
  newsletters: ['send'],
  exports: ['create'],
  reports: ['dashboard', 'participation', 'treasury'],
  activities: ['read', 'create', 'update', 'delete'],
  'activity-options': ['update'],
  'activity-questions': ['update'],
  'registration-request-configurations': ['update'],
  availabilities: ['read', 'create', 'update', 'delete'],
  'availability-dates': ['update'],
  'availability-automatic-cancellations': ['read', 'update', 'delete'],
  'date-configurations': ['read', 'create', 'update', 'delete'],
  resources: ['read', 'create', 'update', 'delete'],
  'resource-groups': ['read', 'create', 'update', 'delete'],
  'booking-configurations': ['read', 'create', 'update', 'delete'],
  bookings: ['read', 'create', 'update', 'delete'],
  bundles: ['read', 'create', 'update', 'delete'],
  'customer-bundles': ['read', 'create', 'delete', 'refund'],
  memberships: ['read', 'create', 'update', 'delete'],
  'customer-memberships': ['read', 'create', 'update', 'delete'],
  vouchers: ['read', 'create', 'update', 'delete'],
  'customer-vouchers': ['read', 'create', 'update', 'delete', 'refund', 'redeem'],
  segments: ['read', 'create', 'update', 'delete'],
  discounts: ['read', 'create', 'update', 'delete'],
  'payment-types': ['read', 'create', 'update', 'delete'],
  'volume-discounts': ['read', 'create', 'update', 'delete'],
  categories: ['read', 'create', 'update', 'delete'],
  locations: ['read', 'create', 'update', 'delete'],
  websites: ['read', 'update'],
  'website-pages': ['read', 'create', 'update', 'delete'],
  'blog-articles': ['read', 'create', 'update', 'delete'],
  'organiser-account': ['read', 'update'],
  'organiser-preferences': ['read', 'update'],
  'organiser-payments': ['read', 'update'],
  collaborators: ['read', 'create', 'update', 'delete'],
  'collaborator-custom-fields': ['read', 'create', 'update', 'delete'],
  'collaborator-notes': ['read', 'create', 'update', 'delete'],
  'collaborator-roles': ['read', 'create', 'update', 'delete'],
  'collaborator-logs': ['read'],
} as const satisfies {
  readonly [Area in PermissionArea]?: readonly (typeof PERMISSIONS)[Area][number][];
};

/** The permissions of one area, as a role lists them. */
export interface AreaOfRights {
  readonly area: string;
  readonly permissions: readonly Permission[];
}

/** The areas with permissions in use today. */
export const AREAS_IN_USE: readonly AreaOfRights[] = Object.entries(IN_USE).map(
  ([area, actions]) => ({
    area,
    permissions: ALL_PERMISSIONS.filter((permission) =>
      actions.some((action) => permission === `${area}.${action}`),
    ),
  }),
);

/** Every permission in use today. */
export const PERMISSIONS_IN_USE: readonly Permission[] = AREAS_IN_USE.flatMap(
  ({ permissions }) => permissions,
);
