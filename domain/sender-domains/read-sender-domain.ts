import { keptEmail } from '../base/email.ts';
import { asciiLabel } from '../base/punycode.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { judgeClaim } from '../website/host-claims.ts';
import { readHostname } from '../website/hostnames.ts';
import { isPublicMailbox } from './public-mailboxes.ts';

/** A sender domain as it was typed; with the address, where a whole one was. */
export interface TypedDomain {
  readonly domain: string;
  readonly address: string | null;
}

/**
 * Returns the sender domain in a typed text, in lower case and ASCII: an e-mail address, a domain
 * name, or the address of a site (its `www.` is left out). Refuses SENDER_DOMAIN_INVALID for what
 * is no name below a public ending, SENDER_DOMAIN_PUBLIC for providers of mailboxes, and
 * SENDER_DOMAIN_PLATFORM for the names of the platform and those below them.
 */
export function readSenderDomain(
  typed: string,
  { platform }: { readonly platform: readonly string[] },
): Decision<
  TypedDomain,
  'SENDER_DOMAIN_INVALID' | 'SENDER_DOMAIN_PUBLIC' | 'SENDER_DOMAIN_PLATFORM'
> {
  const isAddress = typed.includes('@');
  const address = isAddress ? keptEmail(typed) : null;
  if (isAddress && address === null) return refuse('SENDER_DOMAIN_INVALID');
  const name = readHostname(address?.split('@')[1] ?? typed.normalize('NFKC'), asciiName);
  if (!name.ok) return refuse('SENDER_DOMAIN_INVALID');
  const domain = isAddress ? name.value : name.value.replace(/^www\./, '');
  // without the platform's names, this refuses only names that nobody owns
  if (!judgeClaim(domain, { platform: [] }).ok) return refuse('SENDER_DOMAIN_INVALID');
  if (isPublicMailbox(domain)) return refuse('SENDER_DOMAIN_PUBLIC');
  if (platform.some((one) => isAtOrBelow(domain, one.toLowerCase())))
    return refuse('SENDER_DOMAIN_PLATFORM');
  return permit({ domain, address });
}

/** Returns the domain name of an e-mail address; empty for none. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

function asciiName(name: string): string {
  return name.split('.').map(asciiLabel).join('.');
}

function isAtOrBelow(domain: string, name: string): boolean {
  return domain === name || domain.endsWith(`.${name}`);
}
