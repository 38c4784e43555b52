import type { Permission } from './permissions.ts';

/**
 * The scopes of a role: everything, or the groups that the collaborator is attached to, with the
 * people registered in them.
 */
export const SCOPES = ['ALL', 'OWN'] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * The permissions that can be limited to groups: reads, with the reads that they imply, the
 * attendance register, and messages to the families of those groups only.
 */
const CONFINED: ReadonlySet<Permission> = new Set<Permission>([
  'activities.read',
  'categories.read',
  'locations.read',
  'availabilities.read',
  'availability-dates.read',
  'registrations.read',
  'registration-notes.read',
  'registration-attendances.read',
  'registration-attendances.register',
  'badge-lists.read',
  'waiting-list-registrations.read',
  'participants.read',
  'customers.read',
  'customer-notifications.create',
  'customer-notifications.read',
  'customer-notifications.update',
  'customer-notifications.delete',
  'exports.create',
  'reports.participation',
]);

/**
 * Returns the permissions of a role in a scope: within groups, only those that can be limited to
 * groups.
 */
export function permissionsInScope(
  permitted: readonly Permission[],
  scope: Scope,
): readonly Permission[] {
  return scope === 'ALL' ? permitted : permitted.filter((permission) => CONFINED.has(permission));
}

/** Returns the scope in a column; an unknown one sees the least. */
export function asScope(text: string): Scope {
  return text === 'ALL' ? 'ALL' : 'OWN';
}
