/** The steps required of somebody who signed in before anything else works, in this order. */
export const PENDING = ['PASSWORD', 'SECOND_FACTOR'] as const;

/** One required step. */
export type Pending = (typeof PENDING)[number];

/** The code that refuses everything else until the step is done. */
export const PENDING_CODES = {
  PASSWORD: 'PASSWORD_PROVISIONAL',
  SECOND_FACTOR: 'SECOND_FACTOR_MISSING',
} as const satisfies Readonly<Record<Pending, string>>;

/**
 * Returns the required step: replacing a password chosen by somebody else, then a second factor
 * when the organiser requires one; null for none. People can do each step by themselves, so that
 * nobody is ever locked out.
 */
export function pendingOf(account: {
  readonly password_provisional: boolean;
  readonly wants_second_factor: boolean;
  readonly second_factor: boolean;
}): Pending | null {
  if (account.password_provisional) return 'PASSWORD';
  return account.wants_second_factor && !account.second_factor ? 'SECOND_FACTOR' : null;
}
