import { endCollaboratorSessions as endpoint } from '@ribambelle/api/collaborators/end-collaborator-sessions.ts';
import { action } from '../action.ts';
import { reachableMember } from './reachable-member.ts';
import { recordSessionsEnded } from './record-sessions-ended.ts';
import { endSessionsOf } from './team-store.ts';

/** Ends every session of somebody whose access the caller may repair. */
export const endCollaboratorSessions = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator } = context;
  const organiser_id = organiser.id;
  const member = await reachableMember(db, {
    organiser_id,
    caller: collaborator,
    member: request.collaborator,
  });
  await endSessionsOf(db, { organiser_id, id: member.id });
  await recordSessionsEnded(context, member);
  return { message: null };
});
