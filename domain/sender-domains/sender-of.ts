import { domainOf } from './read-sender-domain.ts';

/**
 * The sender of an e-mail, its address for answers (null: the sender), and whether it is signed.
 */
export interface Sender {
  readonly address: string;
  readonly reply_to: string | null;
  readonly signed: boolean;
}

/**
 * Decides from which address an organiser's e-mails leave. Through a server of its own, that server
 * answers for its address. Through the platform's, the address is used when it is of a domain for
 * which the platform signs; else the platform's address takes its place, and answers go to the
 * organiser's. Without an address of the platform, the organiser's is used unsigned.
 */
export function senderOf(facts: {
  /** The organiser's address; empty for none. */
  readonly address: string;
  /** The address for answers that the organiser set; empty for none. */
  readonly reply_to: string;
  readonly own_server: boolean;
  /** The verified sender domain of the organiser; null for none. */
  readonly verified_domain: string | null;
  readonly platform_address: string | null;
  /** The address for an organiser without one. */
  readonly nameless_address: string;
}): Sender {
  const { address, own_server, verified_domain, platform_address, nameless_address } = facts;
  const reply_to = facts.reply_to === '' ? null : facts.reply_to;
  const own = { address: address === '' ? nameless_address : address, reply_to, signed: false };
  if (own_server) return own;
  if (verified_domain !== null && domainOf(address) === verified_domain)
    return { ...own, signed: true };
  if (platform_address === null) return own;
  const answers = reply_to ?? (address === '' ? null : address);
  return { address: platform_address, reply_to: answers, signed: false };
}
