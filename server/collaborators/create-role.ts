import { createRole as endpoint } from '@ribambelle/api/collaborators/create-role.ts';
import { mayGrant } from '@ribambelle/domain/permissions/may.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { insertRole } from './team-store.ts';

/** Adds a role that permits no more than the caller's own rights. */
export const createRole = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now } = context;
  const permissions = [...new Set(request.permissions)];
  if (!mayGrant(collaborator.permissions, permissions))
    refuse('MORE_THAN_YOURS', { permissions: 'MORE_THAN_YOURS' });
  const cuid = await insertRole(db, { name: request.name, permissions, scope: request.scope, now });
  await logAct(context, {
    act: 'collaborator-roles.create',
    noun: 'collaborator_roles',
    cuid,
    summary: request.name,
    changes: {
      permissions: { from: [], to: permissions },
      scope: { from: null, to: request.scope },
    },
  });
  await recordSecurityEvent(db, {
    type: 'role.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { role: request.name },
    now,
  });
  return { cuid };
});
