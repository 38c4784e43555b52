import { deleteCollaborator as endpoint } from '@ribambelle/api/collaborators/delete-collaborator.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { reachableMember } from './reachable-member.ts';
import { eraseCollaborator, keepRights, loadTeamRights } from './team-store.ts';

/**
 * Deletes somebody of the team, never the caller and never the last administrator; the name stays
 * in the logs.
 */
export const deleteCollaborator = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now } = context;
  if (request.collaborator === collaborator.cuid) refuse('OWN_ACCOUNT');
  const member = await reachableMember(db, { caller: collaborator, member: request.collaborator });
  const before = await loadTeamRights(db);
  await eraseCollaborator(db, { id: member.id, now });
  await keepRights(db, before);
  await logAct(context, {
    act: 'collaborators.delete',
    noun: 'collaborators',
    cuid: member.cuid,
    summary: fullname(member),
  });
  await recordSecurityEvent(db, {
    type: 'collaborator.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { email: member.email },
    now,
  });
  return { message: null };
});
