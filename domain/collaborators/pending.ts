/** What somebody who signed in has to do before anything else answers. */
export const PENDING = ['PASSWORD'] as const;

/** One thing that has to be done first. */
export type Pending = (typeof PENDING)[number];

/** The code with which everything else is refused meanwhile. */
export const PENDING_CODES = {
  PASSWORD: 'PASSWORD_PROVISIONAL',
} as const satisfies Readonly<Record<Pending, string>>;

/** What has to be done first: an own password in place of one that somebody else chose. Null for nothing. */
export function pendingOf(account: { readonly password_provisional: boolean }): Pending | null {
  return account.password_provisional ? 'PASSWORD' : null;
}
