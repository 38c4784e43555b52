import { notePresence as endpoint } from '@ribambelle/api/collaborators/note-presence.ts';
import { action } from '../action.ts';

/**
 * Does nothing itself: every call records the presence of its caller (server/http/call-action.ts).
 */
export const notePresence = action(endpoint, async () => ({ message: null }));
