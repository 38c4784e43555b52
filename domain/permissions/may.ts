import type { Permission } from './permissions.ts';
import { isPermission } from './permissions.ts';

/** True when the collaborator's permissions include this one (1 §6). */
export function may(held: readonly string[], permission: Permission): boolean {
  return held.includes(permission);
}

/**
 * True when the permissions include at least one of these, for a menu entry that several of them
 * open.
 */
export function mayAny(held: readonly string[], permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => held.includes(permission));
}

/** Returns the permissions of several roles together, each once; unknown texts are left out. */
export function permissionsOf(
  roles: readonly { readonly permissions: readonly string[] }[],
): readonly Permission[] {
  return [...new Set(roles.flatMap((role) => role.permissions))].filter(isPermission);
}

/**
 * True when a collaborator may give these permissions to a role: only those that they hold
 * themselves, and none that does not exist.
 */
export function mayGrant(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((permission) => isPermission(permission) && held.includes(permission));
}
