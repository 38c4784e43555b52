import { REGISTRATION_FLOWS } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requestConstraint } from './request-constraints.ts';
import { requestTier } from './request-tiers.ts';

/** What can be asked of a published activity (2 §7): its tiers and constraints in their order, none where one registers without asking. Refuses ACTIVITY_NOT_FOUND. */
export const getRegistrationsRequestsConfiguration = endpoint({
  method: 'GET',
  path: '/api/activities/{activity}/registrations-requests-configuration',
  who: 'anyone',
  summary: 'Shows what can be asked of an activity that is registered for by request.',
  request: z.object({ activity: z.string().min(1).max(200) }),
  answer: z.object({
    registration_flow: z.enum(REGISTRATION_FLOWS),
    tiers: z.array(requestTier),
    /** What must hold of a request, in this order (1 §5). */
    constraints: z.array(requestConstraint),
  }),
  errors: ['ACTIVITY_NOT_FOUND'],
});
