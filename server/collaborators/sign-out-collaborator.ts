import { signOutCollaborator as endpoint } from '@ribambelle/api/collaborators/sign-out-collaborator.ts';
import { action } from '../action.ts';

/** Ends the session and removes the cookie. */
export const signOutCollaborator = action(endpoint, async ({ session }) => {
  await session.end();
  return { message: null };
});
