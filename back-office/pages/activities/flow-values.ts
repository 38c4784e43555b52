import type { Ask } from '@ribambelle/api/client.ts';
import type { RegistrationFlow } from '@ribambelle/domain/activities/request-tiers.ts';
import type { Constraint } from './constraint-words.ts';

export type Tier = NonNullable<Ask<'updateActivityRegistrationFlow'>['tiers']>[number];

/** The values of the form of a registration flow. */
export type FlowValues = {
  registration_flow: RegistrationFlow;
  tiers: Tier[];
  constraints: Constraint[];
};
