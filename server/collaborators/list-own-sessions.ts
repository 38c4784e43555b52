import { listOwnSessions as endpoint } from '@ribambelle/api/collaborators/list-own-sessions.ts';
import { action } from '../action.ts';
import { findSessionsOf } from '../sessions/staff-session-store.ts';

/** Lists the caller's sessions. */
export const listOwnSessions = action(endpoint, async ({ db, organiser, collaborator, now }) => {
  const sessions = await findSessionsOf(db, {
    collaborator_id: collaborator.id,
    idle_minutes: organiser.idle_minutes,
    now,
  });
  const data = sessions.map((one) => ({ ...one, current: one.cuid === collaborator.session }));
  return { data };
});
