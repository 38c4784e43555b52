import { startPasskeySignIn as endpoint } from '@ribambelle/api/collaborators/start-passkey-sign-in.ts';
import { action } from '../action.ts';
import { hostOf } from './passkeys.ts';
import { CHALLENGE_MINUTES, makeChallenge } from './passkey-store.ts';

/** Requests any key of this host: the browser lets its user choose which, and whose. */
export const startPasskeySignIn = action(endpoint, async ({ db, origin, now }) => ({
  options: {
    rpId: hostOf(origin),
    challenge: await makeChallenge(db, { of: null, now }),
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required' as const,
  },
}));
