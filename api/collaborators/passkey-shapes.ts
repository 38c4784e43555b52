import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** Returns the schema of bytes as browsers write them into JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
};

/** A passkey, without anything secret. */
export const passkey = z.object({
  cuid,
  name: z.string(),
  /** The host name of the back-office for which it works. */
  host: z.string(),
  created_at: instant,
  used_at: instant.nullable(),
});

/**
 * The options with which a browser makes a passkey (WebAuthn,
 * PublicKeyCredentialCreationOptionsJSON).
 */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/**
 * The options with which a browser signs in by passkey (WebAuthn,
 * PublicKeyCredentialRequestOptionsJSON).
 */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** The same, limited to these passkeys. */
export const ownKeyOptions = requestOptions.extend({
  allowCredentials: creationOptions.shape.excludeCredentials,
});

/** A browser's answer when it has made a passkey. */
export const madeCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z
      .array(
        z
          .string()
          .max(30)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .default([]),
  }),
});

/** A browser's answer when a passkey has signed. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(6000),
    userHandle: bytes(100).nullish(),
  }),
});
