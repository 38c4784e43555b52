/** Signs that nobody confuses when they are read aloud or copied by hand. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a code of as many signs as there are random bytes, from five bits of each. */
export function randomCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}
