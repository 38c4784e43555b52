import { asciiLabel } from './punycode.ts';

const LONGEST_LOCAL = 64;

/**
 * The format of an e-mail address (RFC 5321): letters, digits and signs with single dots before the
 * @, and a domain name in ASCII of at least two labels, the last of which is not a number.
 */
export const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$/;

/**
 * Returns an address in the one form for keeping and comparing: trimmed, in lower case, its domain
 * in ASCII. `EMAIL` tells whether it is valid.
 */
export function writtenEmail(typed: string): string {
  const address = typed.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0 || at > LONGEST_LOCAL) return address;
  const labels = address.slice(at + 1).split('.');
  return `${address.slice(0, at)}@${labels.map(asciiLabel).join('.')}`;
}

/** Returns an address as it is kept, or null when it is invalid. */
export function keptEmail(typed: string): string | null {
  const address = writtenEmail(typed);
  return EMAIL.test(address) ? address : null;
}
