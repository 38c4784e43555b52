/** What somebody who signed in has to do before anything else answers, in this order. */
export const PENDING = ['PASSWORD', 'SECOND_FACTOR'] as const;

/** One thing that has to be done first. */
export type Pending = (typeof PENDING)[number];

/** The code with which everything else is refused meanwhile. */
export const PENDING_CODES = {
  PASSWORD: 'PASSWORD_PROVISIONAL',
  SECOND_FACTOR: 'SECOND_FACTOR_MISSING',
} as const satisfies Readonly<Record<Pending, string>>;

/**
 * What has to be done first: an own password in place of one that somebody else chose, then a second factor where the organiser wants
 * one. Null for nothing. Each can be done by oneself, so that nobody is ever locked out by it.
 */
export function pendingOf(account: {
  readonly password_provisional: boolean;
  readonly wants_second_factor: boolean;
  readonly second_factor: boolean;
}): Pending | null {
  if (account.password_provisional) return 'PASSWORD';
  return account.wants_second_factor && !account.second_factor ? 'SECOND_FACTOR' : null;
}
