import type { Session } from '@ribambelle/ui/data/use-session.ts';

/** A session in which a customer is signed in. */
export type SignedIn = {
  readonly customer: NonNullable<Session['customer']>;
  readonly account: NonNullable<Session['account']>;
} & Session;
