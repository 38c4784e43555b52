import type { Session } from '@ribambelle/ui/data/use-session.ts';

/** The open cart of the session. */
export type Cart = NonNullable<Session['cart']>;
