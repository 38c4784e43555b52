import { REGISTRATION_FLOWS } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { constraintFields } from './request-constraints.ts';
import { tierFields } from './request-tiers.ts';

/**
 * Sets how people register for an activity, and its tiers and constraints, in this order (1 §3.4,
 * 2 §3). Tiers left out are no longer offered, but stay on requests made for them; constraints left
 * out are deleted. Items already in carts can still be bought.
 */
export const updateActivityRegistrationFlow = endpoint({
  method: 'PUT',
  path: '/api/back-office/activities/{activity}/registration-flow',
  who: 'registration-request-configurations.update',
  summary: 'Says how one registers for an activity.',
  request: z.object({
    activity: cuid,
    version,
    registration_flow: z.enum(REGISTRATION_FLOWS).optional(),
    tiers: z.array(tierFields).max(20).optional(),
    constraints: z.array(constraintFields).max(20).optional(),
  }),
  answer: done,
  errors: [
    'ACTIVITY_NOT_FOUND',
    'TIER_UNKNOWN',
    'TIER_REQUIRED',
    'TIER_REVERSED',
    'CONSTRAINT_UNKNOWN',
    'PERIOD_REVERSED',
  ],
});
