import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { SealedKey } from './backup-format.ts';

const CIPHER = 'aes-256-gcm';
/** 64 MiB and about 200 ms for each attempt. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const SHORTEST = 12;

/**
 * Seals the keys of the server with a passphrase (scrypt, AES-256-GCM). Refuses one of fewer than
 * twelve characters.
 */
export async function sealKeys(keys: readonly string[], passphrase: string): Promise<SealedKey> {
  if (passphrase.length < SHORTEST)
    throw new Refusal(
      `The passphrase of a backup has ${SHORTEST} characters or more: several words are the easiest to keep.`,
    );
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, await derive(passphrase, salt), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()]);
  return {
    salt: salt.toString('base64url'),
    iv: iv.toString('base64url'),
    tag: cipher.getAuthTag().toString('base64url'),
    data: data.toString('base64url'),
  };
}

/** Returns the sealed keys, the one current at that time first. Refuses a wrong passphrase. */
export async function openKeys(
  sealed: SealedKey,
  passphrase: string,
): Promise<[string, ...string[]]> {
  const bytes = (part: keyof SealedKey) => Buffer.from(sealed[part], 'base64url');
  const decipher = createDecipheriv(
    CIPHER,
    await derive(passphrase, bytes('salt')),
    bytes('iv'),
  ).setAuthTag(bytes('tag'));
  try {
    const plain = Buffer.concat([decipher.update(bytes('data')), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  } catch (error) {
    throw new Refusal(
      'The passphrase does not open the key in this backup: nothing was restored. Give the one with which it was made.',
      { cause: error },
    );
  }
}

function derive(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
