import { signOut as endpoint } from '@ribambelle/api/sign-in/sign-out.ts';
import { action } from '../action.ts';
import { messagesOf } from './messages.ts';

/** Ends the session of the caller (1 §7). */
export const signOut = action(endpoint, async ({ session, language }) => {
  await session.end();
  return { message: messagesOf(language).signed_out };
});
