import type { Permission } from './permissions.ts';

/** What a role sees: everything, or the groups that somebody is attached to, with who is registered in them. */
export const SCOPES = ['ALL', 'OWN'] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * What can be confined to groups: it reads, and takes with it what it reads, keeps the register of who is there, or writes to the families of those
 * groups alone.
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

/** What somebody may do whose role permits this in a scope: what cannot be confined to groups, nobody has who is confined to theirs. */
export function permissionsInScope(
  permitted: readonly Permission[],
  scope: Scope,
): readonly Permission[] {
  return scope === 'ALL' ? permitted : permitted.filter((permission) => CONFINED.has(permission));
}

/** A scope as it is stored; anything unknown sees the least. */
export function asScope(text: string): Scope {
  return text === 'ALL' ? 'ALL' : 'OWN';
}
