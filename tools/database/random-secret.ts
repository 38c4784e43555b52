/**
 * Returns a secret of that many random bytes, for files and addresses. The global `crypto` does
 * it: `node:crypto` would take 3 MB in the supervisor, for what most starts never make.
 */
export function randomSecret(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url');
}
