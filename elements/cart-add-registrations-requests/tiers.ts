import type { Answer } from '@ribambelle/api/client.ts';

/** The tiers of an activity by request. */
export type Tiers = Answer<'getRegistrationsRequestsConfiguration'>['tiers'];
