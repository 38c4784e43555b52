import { startPasskey as endpoint } from '@ribambelle/api/collaborators/start-passkey.ts';
import { action } from '../action.ts';
import { ALGORITHMS, hostOf, userHandleOf } from './passkeys.ts';
import { CHALLENGE_MINUTES, findPasskeys, makeChallenge } from './passkey-store.ts';

/**
 * Requests a key that names its owner by itself and is opened by finger, face or PIN, on a device
 * that has none yet.
 */
export const startPasskey = action(
  endpoint,
  async ({ db, organiser, collaborator, origin, now }) => {
    const { cuid, firstname, lastname, email } = collaborator;
    const host = hostOf(origin);
    const passkeys = await findPasskeys(db, collaborator.id);
    return {
      options: {
        rp: { id: host, name: organiser.name },
        user: {
          id: userHandleOf(cuid),
          // one address may work for several organisers
          name: `${email} · ${organiser.name}`,
          displayName: `${firstname} ${lastname}`,
        },
        challenge: await makeChallenge(db, { of: collaborator.id, now }),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: CHALLENGE_MINUTES * 60_000,
        attestation: 'none' as const,
        excludeCredentials: passkeys
          .filter((one) => one.host === host)
          .map(({ credential_id, transports }) => ({
            id: credential_id,
            type: 'public-key' as const,
            transports,
          })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      },
    };
  },
);
