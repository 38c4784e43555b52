import { deleteRole as endpoint } from '@ribambelle/api/collaborators/delete-role.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { lockRoles, removeRole } from './team-store.ts';

/** Deletes a role that nobody has. */
export const deleteRole = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now } = context;
  const roles = await lockRoles(db);
  const roleRow = roles.find(({ cuid }) => cuid === request.role);
  const role = orRefuse(roleRow, 'ROLE_NOT_FOUND');
  const removal = await keepRemoved(context, {
    noun: 'collaborator_roles',
    key: role.id,
    cuid: role.cuid,
    summary: role.name,
  });
  if (!(await removeRole(db, role.id))) refuse('ROLE_IN_USE');
  await logAct(context, {
    act: 'collaborator-roles.delete',
    noun: 'collaborator_roles',
    cuid: role.cuid,
    summary: role.name,
  });
  await recordSecurityEvent(db, {
    type: 'role.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { role: role.name },
    now,
  });
  return { message: null, removal };
});
