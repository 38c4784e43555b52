import type { Instant } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** How far the proof of a host name has come. */
export const HOST_PROOFS = ['PROVEN', 'RECORD_NEEDED', 'TAKEN', 'NOT_YET'] as const;

/** One of them. */
export type HostProof = (typeof HOST_PROOFS)[number];

/** For how many days after somebody gave a name up it is theirs alone, unless its owner sets the record. */
export const QUARANTINE_DAYS = 30;

const DAY_MILLIS = 86_400_000;

/** Names that nobody owns (RFC 2606, 6761, 6762, 7686, 8375, 9476) or that routers give to a home. */
const RESERVED = [
  'localhost',
  'local',
  'localdomain',
  'test',
  'example',
  'invalid',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'onion',
  'alt',
  'arpa',
];

/** What other organisers have to do with a name. */
export interface HostRivals {
  /** One of them has proven it. */
  readonly has: boolean;
  /** One of them asks for it. */
  readonly asks: boolean;
  /** When one of them last gave it up. */
  readonly released_at: Instant | null;
}

/**
 * Whether an organiser may ask for a host name: one below a public ending, that is not the platform's. Refuses HOSTNAME_RESERVED for addresses
 * in any notation (a last label that is a number), single labels, reserved names and what is below them, and the names of the platform.
 */
export function judgeClaim(
  hostname: string,
  { platform }: { platform: readonly string[] },
): Decision<string, 'HOSTNAME_RESERVED'> {
  const last = hostname.slice(hostname.lastIndexOf('.') + 1);
  const isAddress = /^(\d+|0x[\da-f]*)$/.test(last);
  const isReserved =
    isAddress ||
    !hostname.includes('.') ||
    RESERVED.includes(last) ||
    platform.some((name) => name.toLowerCase() === hostname);
  return isReserved ? refuse('HOSTNAME_RESERVED') : permit(hostname);
}

/**
 * What a check proves. The record proves by itself, as only the owner of a name can set it. That the name leads here proves as long as
 * nobody else asks for it, gave it up in the last 30 days, and it is not below a name of the platform, where every name leads here.
 */
export function judgeProof(facts: {
  readonly hostname: string;
  readonly platform: readonly string[];
  /** The name was asked, and answered by this server. */
  readonly here: boolean;
  /** The record of this organiser was found. */
  readonly recorded: boolean;
  readonly rivals: HostRivals;
  readonly now: Instant;
}): HostProof {
  const { hostname, platform, here, recorded, rivals, now } = facts;
  if (rivals.has) return 'TAKEN';
  if (recorded) return 'PROVEN';
  if (!here) return 'NOT_YET';
  const until = Date.parse(rivals.released_at ?? '') + QUARANTINE_DAYS * DAY_MILLIS;
  const isBelow = platform.some((name) => hostname.endsWith(`.${name.toLowerCase()}`));
  const isDoubtful = rivals.asks || until > Date.parse(now) || isBelow;
  return isDoubtful ? 'RECORD_NEEDED' : 'PROVEN';
}

/** Where the record that proves a host name is looked for. */
export function proofRecordName(hostname: string): string {
  return `_ribambelle.${hostname}`;
}
