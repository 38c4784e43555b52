import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { signOut as endpoint } from '@ribambelle/api/sign-in/sign-out.ts';
import { action } from '../action.ts';

/** Ends the session of the caller (1 §7). */
export const signOut = action(endpoint, async ({ session, language }) => {
  await session.end();
  return { message: textsFor(language)['sign-in'].signed_out };
});
