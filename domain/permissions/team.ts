import type { Permission } from './permissions.ts';
import { may } from './may.ts';

/** A member of the team, as far as giving rights goes. */
export interface TeamMember {
  readonly active: boolean;
  readonly permissions: readonly Permission[];
}

/** The permissions needed to give rights: to change roles, and to assign them. */
const ADMINISTERS: readonly Permission[] = ['collaborators.update', 'collaborator-roles.update'];

/**
 * Returns every permission that an active administrator can give to others: nobody gives more than
 * they hold.
 */
export function grantable(team: readonly TeamMember[]): ReadonlySet<Permission> {
  const administrators = team.filter(
    ({ active, permissions }) => active && ADMINISTERS.every((needed) => may(permissions, needed)),
  );
  return new Set(administrators.flatMap(({ permissions }) => permissions));
}

/**
 * True when every right that could be given before can still be given after; otherwise it would be
 * lost to everybody for good (1 §6).
 */
export function keepsEveryRight(
  before: readonly TeamMember[],
  after: readonly TeamMember[],
): boolean {
  const remaining = grantable(after);
  return [...grantable(before)].every((permission) => remaining.has(permission));
}
