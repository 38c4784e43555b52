import { mayGrant } from '@ribambelle/domain/permissions/may.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { lockRoles } from './team-store.ts';
import { findTeamMember, type TeamRow } from './team-views.ts';

/**
 * Returns a member of the team whose access the caller may repair: never one with more rights.
 * Refuses COLLABORATOR_NOT_FOUND and MORE_THAN_YOURS.
 */
export async function reachableMember(
  db: Db,
  input: { caller: SignedInCollaborator; member: string },
): Promise<TeamRow> {
  const { caller, member } = input;
  const roles = await lockRoles(db);
  const row = orRefuse(await findTeamMember(db, member), 'COLLABORATOR_NOT_FOUND');
  const role = roles.find(({ cuid }) => cuid === row.role_cuid);
  if (!mayGrant(caller.permissions, role?.permissions ?? [])) refuse('MORE_THAN_YOURS');
  return row;
}
