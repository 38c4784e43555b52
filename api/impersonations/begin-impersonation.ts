import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';

/**
 * Begins a visit to the site as a family, with the address from `openImpersonation` (decision 171).
 * Refuses an address that was used, has expired, or whose collaborator no longer has permission.
 */
export const beginImpersonation = endpoint({
  method: 'POST',
  path: '/api/impersonation',
  who: 'visitor',
  summary: 'Begins to be on the site as a family.',
  request: z.object({ token: oneLine(100).min(1) }),
  answer: z.object({ message: z.string() }),
  errors: ['IMPERSONATION_LINK_INVALID'],
  limit: 'sign-in',
  by_staff: true,
});
