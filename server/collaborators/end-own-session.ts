import { endOwnSession as endpoint } from '@ribambelle/api/collaborators/end-own-session.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { endSessionNamed } from '../sessions/staff-session-store.ts';
import { recordSessionsEnded } from './record-sessions-ended.ts';

/** Ends one of the caller's sessions, as a sign-out there would. */
export const endOwnSession = action(endpoint, async (context) => {
  const { db, request, collaborator, session } = context;
  if (!(await endSessionNamed(db, { collaborator_id: collaborator.id, session: request.session })))
    refuse('SESSION_NOT_FOUND');
  await recordSessionsEnded(context, collaborator);
  if (request.session === collaborator.session) await session.end();
  return { message: null };
});
