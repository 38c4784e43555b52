import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type CreationOptions = Answer<'startPasskey'>['options'];
type RequestOptions = Answer<'startPasskeySignIn'>['options'];
type Made = Ask<'addPasskey'>['credential'];
type Used = Ask<'signInWithPasskey'>['credential'];

/** The page that asks, and the behaviour of its user. */
interface Moment {
  readonly origin: string;
  /** True when their finger, face or PIN was right; true by default. */
  readonly verified?: boolean;
}

/**
 * An authenticator in software: real keys, real attestation data and signatures, as a browser would
 * pass them on.
 */
export interface Authenticator {
  create(options: CreationOptions, moment: Moment): Made;
  get(options: RequestOptions, moment: Moment): Used;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** Makes an authenticator with one key, for one person at one host, like a phone. */
export function softAuthenticator(): Authenticator {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';
  const authenticatorData = (input: { rpId: string; verified: boolean; credential: Buffer }) => {
    counter += 1;
    const flags =
      PRESENT |
      (input.verified ? VERIFIED : 0) |
      (input.credential.length > 0 ? WITH_CREDENTIAL : 0);
    return Buffer.concat([
      sha256(Buffer.from(input.rpId)),
      Buffer.from([flags]),
      number(counter, 4),
      input.credential,
    ]);
  };
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url') };
  return {
    create: (options, { origin, verified = true }) => {
      userHandle = options.user.id;
      const attested_data = Buffer.concat([
        Buffer.alloc(16),
        number(id.length, 2),
        id,
        coseKey(publicKey),
      ]);
      const data = authenticatorData({ rpId: options.rp.id, verified, credential: attested_data });
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      const client = clientData('webauthn.create', { challenge: options.challenge, origin });
      return {
        ...credential,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: (options, { origin, verified = true }) => {
      const none = Buffer.alloc(0);
      const data = authenticatorData({ rpId: options.rpId, verified, credential: none });
      const client = clientData('webauthn.get', { challenge: options.challenge, origin });
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: userHandle === '' ? null : userHandle,
        },
      };
    },
  };
}

function clientData(type: string, input: { challenge: string; origin: string }): Buffer {
  return Buffer.from(JSON.stringify({ type, ...input, crossOrigin: false }));
}

/** Returns a public key of P-256 as authenticators write it (COSE, ES256). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function number(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

// the part of CBOR (RFC 8949) that keys need: each value begins with its kind and its length

function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  return value < 256
    ? Buffer.from([(kind << 5) | 24, value])
    : Buffer.concat([Buffer.from([(kind << 5) | 25]), number(value, 2)]);
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)]);
}

function map(entries: readonly (readonly [key: Buffer, value: Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}
