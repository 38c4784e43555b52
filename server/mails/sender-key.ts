import { generateKeyPair, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { SigningKey } from '../outside/mail-port.ts';
import { aboutSenderKey } from '../vault/sender-key.ts';
import type { Vault } from '../vault/vault.ts';

const BITS = 2048;
const PREFIX = 'r';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SELECTOR_LETTERS = 12;

/**
 * A new key of a sender domain: its selector, its public part in base64, the private one in PEM.
 */
export interface SenderKey {
  readonly selector: string;
  readonly public_key: string;
  readonly private_key: string;
}

/** The same, with its private part sealed. */
export interface SealedKey extends Omit<SenderKey, 'private_key'> {
  readonly private_key_sealed: string;
}

/**
 * Creates a key of 2048 bits with a selector of its own, on another thread: it takes some tenths of
 * a second.
 */
export async function createSenderKey(): Promise<SenderKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const letters = Array.from(
    { length: SELECTOR_LETTERS },
    () => LETTERS[randomInt(LETTERS.length)] ?? '',
  );
  const selector = PREFIX + letters.join('');
  return { selector, public_key: publicKey.toString('base64'), private_key: privateKey };
}

/** Seals the private part of a key, for its organiser alone. */
export function sealSenderKey(
  { private_key, ...key }: SenderKey,
  { vault, organiser_id }: { readonly vault: Vault; readonly organiser_id: number },
): SealedKey {
  return { ...key, private_key_sealed: vault.seal(private_key, aboutSenderKey(organiser_id)) };
}

/** Returns the key that signs for a domain; null when it can no longer be opened. */
export function openSenderKey(
  sealed: {
    readonly domain: string;
    readonly selector: string;
    readonly private_key_sealed: string;
  },
  { vault, organiser_id }: { readonly vault: Vault; readonly organiser_id: number },
): SigningKey | null {
  const { domain, selector, private_key_sealed } = sealed;
  const private_key = vault.open(private_key_sealed, aboutSenderKey(organiser_id));
  return private_key === null ? null : { domain, selector, private_key };
}
