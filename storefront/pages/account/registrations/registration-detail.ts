import type { Answer } from '@ribambelle/api/client.ts';

/** One registration as its page shows it. */
export type RegistrationDetail = Answer<'getAccountRegistration'>;
