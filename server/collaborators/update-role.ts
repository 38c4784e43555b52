import { updateRole as endpoint } from '@ribambelle/api/collaborators/update-role.ts';
import { mayGrant } from '@ribambelle/domain/permissions/may.ts';
import { isPermission, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { asScope } from '@ribambelle/domain/permissions/scope.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { keepRights, loadTeamRights, lockRoles, saveRole } from './team-store.ts';

/** Returns the permissions of a role that still exist. */
function knownPermissions(permissions: readonly string[]): readonly Permission[] {
  return permissions.filter((permission) => isPermission(permission));
}

/** Changes a role; nobody grants or removes rights beyond their own, and an administrator stays. */
export const updateRole = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now } = context;
  const roles = await lockRoles(db);
  const rights = await loadTeamRights(db);
  const roleRow = roles.find(({ cuid }) => cuid === request.role);
  const role = orRefuse(roleRow, 'ROLE_NOT_FOUND');
  await requireVersion(db, { record: role, read: request.version });
  const { name = role.name, scope = asScope(role.scope) } = request;
  const permissions = [...new Set(request.permissions ?? knownPermissions(role.permissions))];
  if (!mayGrant(collaborator.permissions, [...permissions, ...role.permissions]))
    refuse('MORE_THAN_YOURS', { permissions: 'MORE_THAN_YOURS' });
  await saveRole(db, { id: role.id, name, permissions, scope, now });
  await keepRights(db, rights);
  await logAct(context, {
    act: 'collaborator-roles.update',
    noun: 'collaborator_roles',
    record: role,
    summary: name,
    before: { name: role.name, permissions: role.permissions, scope: role.scope },
    after: { name, permissions, scope },
  });
  await recordSecurityEvent(db, {
    type: 'role.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { role: name },
    now,
  });
  return { message: null };
});
