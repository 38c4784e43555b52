import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { millisOf } from '@ribambelle/domain/base/instants.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MILLIS = 30_000;
const SECRET_BYTES = 20;
/**
 * The accepted steps: clocks of phones run fast or slow, so one step before and after is accepted
 * too.
 */
const TOLERATED = [0, -1, 1];

/** Returns a new secret for an authenticator app: 160 random bits in base 32. */
export function newTotpSecret(): string {
  let bits = '';
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five, 2)] ?? '')
    .join('');
}

/** True for a secret of at least 128 bits in base 32. */
export function isTotpSecret(text: string): boolean {
  return /^[A-Z2-7]{26,64}$/.test(text);
}

/** Returns the six digits of a time step (RFC 6238 over RFC 4226, SHA-1, 30 seconds). */
export function totpCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * Returns the step that a code belongs to, close to now and later than the last one used; null for
 * a wrong, old or repeated code.
 */
export function acceptedStep(input: {
  secret: string;
  code: string;
  now: string;
  last_step: number;
}): number | null {
  const digits = Buffer.from(input.code.replaceAll(' ', ''));
  const current = Math.floor(millisOf(input.now) / STEP_MILLIS);
  let firstMatch: number | null = null;
  for (const step of TOLERATED.map((distance) => current + distance)) {
    const expected = Buffer.from(totpCodeAt(input.secret, step));
    if (
      digits.length === expected.length &&
      timingSafeEqual(digits, expected) &&
      step > input.last_step
    )
      firstMatch ??= step;
  }
  return firstMatch;
}

/** Returns the content of the QR code for an authenticator app. */
export function totpUri(input: { secret: string; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(input.issuer)}:${encodeURIComponent(input.account)}`;
  return `otpauth://totp/${label}?secret=${input.secret}&issuer=${encodeURIComponent(input.issuer)}`;
}

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
