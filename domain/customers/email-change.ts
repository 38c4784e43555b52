import { storedEmail } from './names.ts';

/** The e-mail addresses of a customer: `email` is in force, `pending_email` awaits confirmation. */
export interface EmailFacts {
  /** Null for a family that staff made without one. */
  readonly email: string | null;
  readonly email_confirmed: boolean;
  readonly pending_email: string | null;
}

/**
 * NOTHING changes; REPLACE: the new address is in force at once, unconfirmed; ASK: it is in force
 * once confirmed.
 */
export type EmailChange = 'NOTHING' | 'REPLACE' | 'ASK';

/**
 * Decides what saving a profile with this address changes (R30). An address that was never
 * confirmed may belong to anybody, so another one replaces it at once; a confirmed one stays in
 * force until the new one is confirmed too.
 */
export function decideEmailChange(facts: EmailFacts, address: string): EmailChange {
  const email = storedEmail(address);
  if (email === facts.email || (facts.email_confirmed && email === facts.pending_email))
    return 'NOTHING';
  return facts.email_confirmed ? 'ASK' : 'REPLACE';
}
