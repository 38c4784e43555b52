import { createCollaborator as endpoint } from '@ribambelle/api/collaborators/create-collaborator.ts';
import { mayGrant } from '@ribambelle/domain/permissions/may.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { hashPassword } from '../sign-in/index.ts';
import { insertCollaborator, lockRoles } from './team-store.ts';

/** Adds somebody to the team with a first password. */
export const createCollaborator = preparedAction(
  { endpoint, prepare: ({ request }) => hashPassword(request.password) },
  async (context) => {
    const { db, prepared: password_hash, request, collaborator, address, now } = context;
    const { firstname, lastname, email, language, tags } = request;
    const roles = await lockRoles(db);
    const roleRow = roles.find(({ cuid }) => cuid === request.role);
    const role = orRefuse(roleRow, 'ROLE_NOT_FOUND');
    if (!mayGrant(collaborator.permissions, role.permissions))
      refuse('MORE_THAN_YOURS', { role: 'MORE_THAN_YOURS' });
    const password = { password_hash, password_provisional: true };
    const names = { firstname, lastname, email, language };
    const values = { ...names, tags, role_id: role.id, ...password };
    const { cuid } = await insertCollaborator(db, { values, now });
    const summary = `${firstname} ${lastname} · ${role.name}`;
    await logAct(context, { act: 'collaborators.create', noun: 'collaborators', cuid, summary });
    const event = { actor: collaboratorActor(collaborator), address };
    await recordSecurityEvent(db, {
      ...event,
      type: 'collaborator.created',
      details: { email },
      now,
    });
    return { cuid };
  },
);
