import { endOtherSessions as endpoint } from '@ribambelle/api/collaborators/end-other-sessions.ts';
import { action } from '../action.ts';
import { recordSessionsEnded } from './record-sessions-ended.ts';

/** Ends every session of the caller but this one. */
export const endOtherSessions = action(endpoint, async (context) => {
  const { collaborator, session } = context;
  await session.endOthers({ collaborator_id: collaborator.id });
  await recordSessionsEnded(context, collaborator);
  return { message: null };
});
