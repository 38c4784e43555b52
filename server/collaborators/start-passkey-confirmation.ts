import { startPasskeyConfirmation as endpoint } from '@ribambelle/api/collaborators/start-passkey-confirmation.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { hostOf } from './passkeys.ts';
import { CHALLENGE_MINUTES, findPasskeys, makeChallenge } from './passkey-store.ts';

/** Requests one of the caller's own keys of this host. */
export const startPasskeyConfirmation = action(
  endpoint,
  async ({ db, collaborator, origin, now }) => {
    const host = hostOf(origin);
    const keys = (await findPasskeys(db, collaborator.id)).filter((key) => key.host === host);
    if (keys.length === 0) refuse('PASSKEY_NOT_FOUND');
    return {
      options: {
        rpId: host,
        challenge: await makeChallenge(db, { of: collaborator.id, confirms: true, now }),
        timeout: CHALLENGE_MINUTES * 60_000,
        userVerification: 'required' as const,
        allowCredentials: keys.map(({ credential_id, transports }) => ({
          id: credential_id,
          type: 'public-key' as const,
          transports,
        })),
      },
    };
  },
);
