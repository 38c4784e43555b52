import { asciiLabel } from './punycode.ts';

const LONGEST_LOCAL = 64;

/**
 * What an e-mail address looks like (RFC 5321): letters, digits and signs with single dots before the @, and a domain name in its ASCII form, of two labels at least,
 * of which the last is no number.
 */
export const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$/;

/** An address in the one form in which addresses are kept and compared: without spaces around it, in small letters, its domain in ASCII. Whether it is one, `EMAIL` says. */
export function writtenEmail(typed: string): string {
  const address = typed.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0 || at > LONGEST_LOCAL) return address;
  const labels = address.slice(at + 1).split('.');
  return `${address.slice(0, at)}@${labels.map(asciiLabel).join('.')}`;
}

/** An address as it is kept; null for what is none. */
export function keptEmail(typed: string): string | null {
  const address = writtenEmail(typed);
  return EMAIL.test(address) ? address : null;
}
