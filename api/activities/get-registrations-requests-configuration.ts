import { REGISTRATION_FLOWS } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requestConstraint } from './request-constraints.ts';
import { requestTier } from './request-tiers.ts';

/**
 * Returns the tiers and constraints for requests of a published activity, in their order (2 §7);
 * none when one registers without a request. Refuses ACTIVITY_NOT_FOUND.
 */
export const getRegistrationsRequestsConfiguration = endpoint({
  method: 'GET',
  path: '/api/activities/{activity}/registrations-requests-configuration',
  who: 'anyone',
  summary: 'Shows what can be asked of an activity that is registered for by request.',
  request: z.object({ activity: z.string().min(1).max(200) }),
  answer: z.object({
    registration_flow: z.enum(REGISTRATION_FLOWS),
    tiers: z.array(requestTier),
    /** The constraints on a request, in this order (1 §5). */
    constraints: z.array(requestConstraint),
  }),
  errors: ['ACTIVITY_NOT_FOUND'],
});
