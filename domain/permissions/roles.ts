import { ALL_PERMISSIONS, type Permission, type PermissionArea } from './permissions.ts';

/** A role of a new organiser; its name is in the language texts under `key`. */
export interface DefaultRole {
  readonly key: 'administrator' | 'secretary' | 'coach';
  readonly permissions: readonly Permission[];
}

const SECRETARY_AREAS: ReadonlySet<string> = new Set<PermissionArea>([
  'customers',
  'customer-notes',
  'customer-tags',
  'customer-notifications',
  'participants',
  'activities',
  'activity-options',
  'activity-questions',
  'resources',
  'resource-groups',
  'bookings',
  'booking-configurations',
  'bundles',
  'customer-bundles',
  'memberships',
  'customer-memberships',
  'vouchers',
  'customer-vouchers',
  'categories',
  'locations',
  'segments',
  'availabilities',
  'availability-dates',
  'availability-schedules',
  'date-configurations',
  'registrations',
  'registration-notes',
  'registration-attendances',
  'badge-lists',
  'registration-requests',
  'waiting-list-registrations',
  'payments',
  'transactions',
  'bank-transfers',
  'exports',
]);

const SECRETARY_ALSO: readonly Permission[] = [
  'customer-carts.read',
  'customer-reviews.read',
  'customer-wallets.read',
  'carts.read',
  'mails.read',
  'notifications.trigger',
  'reports.dashboard',
];
const NOT_FOR_A_SECRETARY: readonly Permission[] = [
  'customers.impersonate',
  'registrations.overbook',
  'registrations.waive',
  'payments.refund',
  'registrations.refund',
  'customer-vouchers.refund',
  'customer-bundles.refund',
];

const COACH: readonly Permission[] = [
  'activities.read',
  'availabilities.read',
  'availability-dates.read',
  'categories.read',
  'locations.read',
  'participants.read',
  'registrations.read',
  'registration-notes.read',
  'registration-attendances.read',
  'registration-attendances.register',
];

/**
 * The roles of a new organiser: everything, daily work without refunds or settings, and reading
 * only (1 §6 is silent).
 */
export const DEFAULT_ROLES: readonly DefaultRole[] = [
  { key: 'administrator', permissions: ALL_PERMISSIONS },
  { key: 'secretary', permissions: ALL_PERMISSIONS.filter(isForSecretary) },
  { key: 'coach', permissions: COACH },
];

function isForSecretary(permission: Permission): boolean {
  const area = permission.split('.')[0] ?? '';
  return (
    SECRETARY_ALSO.includes(permission) ||
    (SECRETARY_AREAS.has(area) && !NOT_FOR_A_SECRETARY.includes(permission))
  );
}
