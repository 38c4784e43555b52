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
  const { db, request, organiser, collaborator, address, now } = context;
  const organiser_id = organiser.id;
  if (request.collaborator === collaborator.cuid) refuse('OWN_ACCOUNT');
  const member = await reachableMember(db, {
    organiser_id,
    caller: collaborator,
    member: request.collaborator,
  });
  const before = await loadTeamRights(db, organiser_id);
  await eraseCollaborator(db, { organiser_id, id: member.id, now });
  await keepRights(db, { organiser_id, before });
  await logAct(context, {
    act: 'collaborators.delete',
    noun: 'collaborators',
    cuid: member.cuid,
    summary: fullname(member),
  });
  await recordSecurityEvent(db, {
    organiser_id,
    type: 'collaborator.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { email: member.email },
    now,
  });
  return { message: null };
});
