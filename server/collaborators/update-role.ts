import { updateRole as endpoint } from '@ribambelle/api/collaborators/update-role.ts';
import { mayGrant } from '@ribambelle/domain/permissions/may.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepAdministrator, lockRoles, saveRole } from './team-store.ts';

/** Changes a role; nobody gives or takes what is beyond their own, and an administrator stays. */
export const updateRole = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { name } = request;
    const roles = await lockRoles(db, organiser_id);
    const found = roles.find(({ cuid }) => cuid === request.role);
    const role = orRefuse(found, 'ROLE_NOT_FOUND');
    const permissions = [...new Set(request.permissions)];
    if (!mayGrant(collaborator.permissions, [...permissions, ...role.permissions]))
      refuse('MORE_THAN_YOURS', { permissions: 'MORE_THAN_YOURS' });
    await saveRole(db, { organiser_id, id: role.id, name, permissions, now });
    await keepAdministrator(db, organiser_id);
    const changes = changesBetween(
      { name: role.name, permissions: role.permissions },
      { name, permissions },
    );
    const did = {
      action: 'collaborator-roles.update',
      entity: 'collaborator_roles',
      entity_cuid: role.cuid,
      summary: name,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
