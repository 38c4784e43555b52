import { storedEmail } from './names.ts';

/** How a customer is written to: `email` counts, `pending_email` waits for its confirmation. */
export interface EmailFacts {
  /** Null for a family that staff made without one. */
  readonly email: string | null;
  readonly email_confirmed: boolean;
  readonly pending_email: string | null;
}

/** NOTHING changes; REPLACE: the new address counts at once, unconfirmed; ASK: it counts when it is confirmed. */
export type EmailChange = 'NOTHING' | 'REPLACE' | 'ASK';

/**
 * What follows from the address that a profile is saved with (R30). An address that was never confirmed may belong to anybody, so that
 * another one takes its place at once; a confirmed one stays in force until the new one is confirmed too.
 */
export function decideEmailChange(facts: EmailFacts, wanted: string): EmailChange {
  const email = storedEmail(wanted);
  if (email === facts.email || (facts.email_confirmed && email === facts.pending_email))
    return 'NOTHING';
  return facts.email_confirmed ? 'ASK' : 'REPLACE';
}
