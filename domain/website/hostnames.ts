import { type Decision, permit, refuse } from '../base/refusal.ts';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const ASCII = /^[\0-\x7f]*$/;
const MOST_CHARACTERS = 253;

/**
 * The host name in what somebody typed or pasted (`https://www.Camps.be/fr` is `www.camps.be`), in small letters; `asciiOf` writes one
 * with accents as the network knows it (IDNA), and answers nothing for what has no such name. Refuses HOSTNAME_INVALID for what cannot
 * be one: letters, digits and hyphens between points.
 */
export function readHostname(
  typed: string,
  asciiOf: (name: string) => string,
): Decision<string, 'HOSTNAME_INVALID'> {
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');
  const hostname = ASCII.test(plain) ? plain : asciiOf(plain);
  const valid =
    hostname.length <= MOST_CHARACTERS && hostname.split('.').every((label) => LABEL.test(label));
  return valid ? permit(hostname) : refuse('HOSTNAME_INVALID');
}
