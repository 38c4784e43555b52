import type { RecordResult } from './sender-records.ts';

/**
 * The states of a sender domain: its key was never found, it is there and e-mails are signed, or it
 * is there no longer.
 */
export const DOMAIN_STATES = ['WAITING', 'VERIFIED', 'BROKEN'] as const;

/** One of these states. */
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Failed checks, one after another, after which a domain is broken. */
const MOST_FAILED = 2;

/** The state of a domain, and its failed checks since the last one that found its key. */
export interface CheckedDomain {
  readonly state: DomainState;
  readonly failed_checks: number;
}

/**
 * Returns the state of a domain after a check. A key that was found makes it verified; where that
 * is the next key, it takes the place of the present one. No answer changes nothing, and a verified
 * domain breaks at the second check in a row that does not find its key.
 */
export function stateAfterCheck(
  { state, failed_checks }: CheckedDomain,
  results: { readonly key: RecordResult; readonly next_key: RecordResult | null },
): CheckedDomain & { readonly next_key_follows: boolean } {
  const { key, next_key } = results;
  const next_key_follows = next_key === 'RIGHT';
  if (next_key_follows || key === 'RIGHT')
    return { state: 'VERIFIED', failed_checks: 0, next_key_follows };
  if (key === 'UNANSWERED') return { state, failed_checks, next_key_follows };
  const failed = Math.min(failed_checks + 1, MOST_FAILED);
  const breaks = state === 'VERIFIED' && failed >= MOST_FAILED;
  return { state: breaks ? 'BROKEN' : state, failed_checks: failed, next_key_follows };
}
