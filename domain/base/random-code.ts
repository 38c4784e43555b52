/** Signs that nobody mistakes for others when they are read aloud or copied by hand. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of as many signs as there are random bytes, five bits of each. */
export function randomCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}
