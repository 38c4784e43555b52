import { type Decision, permit, refuse } from '../base/refusal.ts';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const ASCII = /^[\0-\x7f]*$/;
const MOST_CHARACTERS = 253;

/**
 * Returns the host name in a typed or pasted text (`https://www.Camps.be/fr` is `www.camps.be`), in
 * lower case; `asciiOf` converts accents to the network's form (IDNA), and returns an empty text
 * when there is none. Refuses HOSTNAME_INVALID for anything but letters, digits and hyphens between
 * points.
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
