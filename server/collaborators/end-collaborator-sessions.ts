import { endCollaboratorSessions as endpoint } from '@ribambelle/api/collaborators/end-collaborator-sessions.ts';
import { action } from '../action.ts';
import { reachableMember } from './reachable-member.ts';
import { recordSessionsEnded } from './record-sessions-ended.ts';
import { endSessionsOf } from './team-store.ts';

/** Ends every session of somebody whose access the caller may repair. */
export const endCollaboratorSessions = action(endpoint, async (context) => {
  const { db, request, collaborator } = context;
  const member = await reachableMember(db, { caller: collaborator, member: request.collaborator });
  await endSessionsOf(db, member.id);
  await recordSessionsEnded(context, member);
  return { message: null };
});
