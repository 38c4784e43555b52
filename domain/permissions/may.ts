import type { Permission } from './permissions.ts';
import { isPermission } from './permissions.ts';

/** True when the collaborator's list holds the permission (1 §6). */
export function may(held: readonly string[], permission: Permission): boolean {
  return held.includes(permission);
}

/** True when the list holds at least one of them: for a menu entry that several permissions open. */
export function mayAny(held: readonly string[], permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => held.includes(permission));
}

/** The permissions that several roles give together, each once; unknown texts are left out. */
export function permissionsOf(
  roles: readonly { readonly permissions: readonly string[] }[],
): readonly Permission[] {
  return [...new Set(roles.flatMap((role) => role.permissions))].filter(isPermission);
}

/**
 * True when a collaborator may give these permissions to a role: nobody hands out more than they hold themselves.
 * A permission that does not exist cannot be given.
 */
export function mayGrant(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((permission) => isPermission(permission) && held.includes(permission));
}
