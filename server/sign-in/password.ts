import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../turns.ts';

const MEMORY = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Limits hashing, which takes a core and 19 MiB for some 60 ms: two at once leave room for
 * everybody who is only looking. The others wait for some seconds, without a database connection;
 * beyond the most that may wait the caller is told to come back.
 */
const turns = createTurns({ at_once: 2, most_waiting: 120, retry_after_seconds: 2 });

/** A hash of no account: checking against it costs as much as checking a real one. */
const NOBODY = { salt: Buffer.alloc(SALT_BYTES, 1), hash: Buffer.alloc(HASH_BYTES, 2) };

/**
 * Returns the argon2id hash of a password (19 MiB, 2 passes, 1 lane) with its own salt, as a PHC
 * string. Refuses BUSY under a flood.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${encode(salt)}$${encode(hash)}`;
}

/**
 * True when the password matches the hash. Null (no account has this address, or no password yet)
 * is false and takes just as long.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const decodedHash = hash === null ? null : decode(hash);
  const { salt, hash: expected } = decodedHash ?? NOBODY;
  const equal = timingSafeEqual(await derive(password, salt), expected);
  return decodedHash !== null && equal;
}

function decode(text: string): { salt: Buffer; hash: Buffer } | null {
  const [, salt, hash] =
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return null;
  const parts = { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
  return parts.hash.length === HASH_BYTES ? parts : null;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const end = await turns.take();
  try {
    return await new Promise((resolve, reject) => {
      const message = password.normalize('NFC');
      const parameters = {
        message,
        nonce,
        parallelism: PARALLELISM,
        tagLength: HASH_BYTES,
        memory: MEMORY,
        passes: PASSES,
      };
      argon2('argon2id', parameters, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  } finally {
    end();
  }
}
