import { deleteRole as endpoint } from '@ribambelle/api/collaborators/delete-role.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { lockRoles, removeRole } from './team-store.ts';

/** Deletes a role that nobody has. */
export const deleteRole = action(
  endpoint,
  async ({ db, request, organiser, collaborator, address, now }) => {
    const roles = await lockRoles(db, organiser.id);
    const roleRow = roles.find(({ cuid }) => cuid === request.role);
    const role = orRefuse(roleRow, 'ROLE_NOT_FOUND');
    const removal = await keepRemoved(db, {
      noun: 'collaborator_roles',
      key: role.id,
      entity_cuid: role.cuid,
      summary: role.name,
      organiser,
      collaborator,
      now,
    });
    if (!(await removeRole(db, { organiser_id: organiser.id, id: role.id }))) refuse('ROLE_IN_USE');
    const audit = {
      action: 'collaborator-roles.delete' as const,
      entity: 'collaborator_roles',
      entity_cuid: role.cuid,
      summary: role.name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    await recordSecurityEvent(db, {
      organiser_id: organiser.id,
      type: 'role.changed',
      actor: collaboratorActor(collaborator),
      address,
      details: { role: role.name },
      now,
    });
    return { message: null, removal };
  },
);
