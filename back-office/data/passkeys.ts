import type { Answer, Ask } from '@ribambelle/api/client.ts';

/** True when this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Has the browser make a key; null when its user or the device declined. */
export async function makePasskey(
  options: Answer<'startPasskey'>['options'],
): Promise<Ask<'addPasskey'>['credential'] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    };
  } catch {
    return null;
  }
}

/** Has the browser sign with a key that its user chooses; null when they declined or have none. */
export async function signWithPasskey(
  options: Answer<'startPasskeySignIn'>['options'],
): Promise<Ask<'signInWithPasskey'>['credential'] | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
    };
  } catch {
    return null;
  }
}
