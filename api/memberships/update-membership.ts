import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { membershipFields } from './office-shapes.ts';

/**
 * Changes a membership that is offered. Cycles already sold keep their days and their price.
 * Refuses as `createMembership`.
 */
export const updateMembership = endpoint({
  method: 'PUT',
  path: '/api/back-office/memberships/{membership}',
  who: 'memberships.update',
  summary: 'Changes a membership.',
  request: z.object({ membership: cuid, version, ...anyFieldOf(membershipFields) }),
  answer: done,
  errors: [
    'MEMBERSHIP_NOT_FOUND',
    'IMAGE_UNKNOWN',
    'MEMBERSHIP_PERIOD_INCOMPLETE',
    'MEMBERSHIP_PERIOD_REVERSED',
    'RENEWAL_NOTICE_TOO_SHORT',
  ],
});
