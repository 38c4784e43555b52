import { hash, randomBytes } from 'node:crypto';

/** Makes a secret of 256 random bits for a cookie or a link. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a token, as it is stored. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
