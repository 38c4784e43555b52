import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { addPasskey } from '@ribambelle/api/collaborators/add-passkey.ts';
import type { signInWithPasskey } from '@ribambelle/api/collaborators/sign-in-with-passkey.ts';

/** The accepted signature algorithms of keys: EdDSA, ES256, RS256 (COSE numbers). */
export const ALGORITHMS = [-8, -7, -257];

/**
 * Loads the verifier of signatures at the first key: some 300 files that most processes never use.
 */
const verifiers = () => import('@simplewebauthn/server');

/** The address at which the back-office was called, and the test of acceptable challenges. */
interface Expected {
  readonly origin: string;
  readonly isChallenge: (challenge: string) => Promise<boolean>;
}

/** The stored parts of a key that check its signatures. */
interface KeptKey {
  readonly public_key: Uint8Array;
  readonly counter: number;
}

/** Returns the host name at which a key works: that of the back-office. */
export function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

/**
 * Returns the name of a key's owner inside the key: their cuid, which reveals nothing about them.
 */
export function userHandleOf(cuid: string): string {
  return Buffer.from(cuid).toString('base64url');
}

/**
 * Returns the parts of a new passkey that are stored; null unless it was made on this site, just
 * now and with its owner's consent.
 */
export async function readMadeKey(
  credential: RequestOf<typeof addPasskey>['credential'],
  expected: Expected,
) {
  const { verifyRegistrationResponse } = await verifiers();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: expected.isChallenge,
      expectedOrigin: expected.origin,
      expectedRPID: hostOf(expected.origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: id, public_key: publicKey, counter };
  } catch {
    return null;
  }
}

/**
 * Returns the device's count of uses of a key; null unless its signature is right, here and now, by
 * a verified person.
 */
export async function readUsedKey(
  credential: RequestOf<typeof signInWithPasskey>['credential'],
  expected: Expected & { key: KeptKey },
): Promise<number | null> {
  const { userHandle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await verifiers();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle == null ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: expected.isChallenge,
      expectedOrigin: expected.origin,
      expectedRPID: hostOf(expected.origin),
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(expected.key.public_key),
        counter: expected.key.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
