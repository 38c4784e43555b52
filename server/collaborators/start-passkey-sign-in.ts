import { startPasskeySignIn as endpoint } from '@ribambelle/api/collaborators/start-passkey-sign-in.ts';
import { action } from '../action.ts';
import { hostOf } from './passkeys.ts';
import { CHALLENGE_MINUTES, makeChallenge } from './passkey-store.ts';

/** Asks for any key of this host: which one, and whose, the browser lets its user choose. */
export const startPasskeySignIn = action(endpoint, async ({ db, origin, now }) => ({
  options: {
    rpId: hostOf(origin),
    challenge: await makeChallenge(db, { of: null, now }),
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required' as const,
  },
}));
