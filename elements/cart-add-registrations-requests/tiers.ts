import type { Answer } from '@ribambelle/api/client.ts';

/** What can be asked of an activity. */
export type Tiers = Answer<'getRegistrationsRequestsConfiguration'>['tiers'];
