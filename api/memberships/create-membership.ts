import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { membershipFields } from './office-shapes.ts';

/**
 * Adds a membership for sale. Refuses unknown pictures, an incomplete or reversed period, and
 * automatic renewal with less than a week to say no.
 */
export const createMembership = endpoint({
  method: 'POST',
  path: '/api/back-office/memberships',
  who: 'memberships.create',
  summary: 'Adds a membership.',
  request: z.object(membershipFields),
  answer: z.object({ cuid }),
  errors: [
    'IMAGE_UNKNOWN',
    'MEMBERSHIP_PERIOD_INCOMPLETE',
    'MEMBERSHIP_PERIOD_REVERSED',
    'RENEWAL_NOTICE_TOO_SHORT',
  ],
});
