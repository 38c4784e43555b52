import type { Instant } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The progress of proving a host name. */
export const HOST_PROOFS = ['PROVEN', 'RECORD_NEEDED', 'TAKEN', 'NOT_YET'] as const;

/** One of these steps. */
export type HostProof = (typeof HOST_PROOFS)[number];

/**
 * Days for which a released name is reserved for its former organiser, unless its owner sets the
 * record.
 */
export const QUARANTINE_DAYS = 30;

const DAY_MILLIS = 86_400_000;

/**
 * Names that nobody owns (RFC 2606, 6761, 6762, 7686, 8375, 9476) or that routers give to a home.
 */
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

/** The claims of other organisers to a name. */
export interface HostRivals {
  /** True when one of them has proven it. */
  readonly has: boolean;
  /** True when one of them claims it. */
  readonly asks: boolean;
  /** The moment when one of them last released it. */
  readonly released_at: Instant | null;
}

/**
 * Decides whether an organiser may claim a host name: one below a public ending that is not the
 * platform's. Refuses HOSTNAME_RESERVED for addresses in any notation (a last label that is a
 * number), single labels, reserved names and names below them, and the names of the platform.
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
 * Decides whether a check proves a name. The record is proof by itself, as only the owner of a name
 * can set it. That the name leads here is proof when nobody else claims it or released it in the
 * last 30 days, and it is not below a name of the platform, where every name leads here.
 */
export function judgeProof(facts: {
  readonly hostname: string;
  readonly platform: readonly string[];
  /** True when the name was queried and this server answered. */
  readonly here: boolean;
  /** True when the record of this organiser was found. */
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

/** Returns the name of the record that proves a host name. */
export function proofRecordName(hostname: string): string {
  return `_ribambelle.${hostname}`;
}
