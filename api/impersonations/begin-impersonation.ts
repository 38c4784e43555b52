import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';

/** Begins to be on the site as a family, by the way that `openImpersonation` opened (decision 171). Refuses a way that was used, is over, or whose collaborator may no longer. */
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
