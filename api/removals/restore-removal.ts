import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Puts back what the caller took away a moment ago, as it was. Refuses REMOVAL_NOT_FOUND for what was put back before, somebody else took
 * away, or is too long ago, and REMOVAL_NOT_RESTORABLE when something else took its place meanwhile, or what it hangs on is gone.
 * RESOURCE_BLOCK_BOOKED_MEANWHILE for a block of which a time was booked, moved there or put in a cart since.
 */
export const restoreRemoval = endpoint({
  method: 'POST',
  path: '/api/back-office/removals/{removal}/restore',
  who: 'collaborator',
  summary: 'Undoes a removal.',
  request: z.object({ removal: cuid }),
  answer: done,
  errors: [
    'NOT_PERMITTED',
    'REMOVAL_NOT_FOUND',
    'REMOVAL_NOT_RESTORABLE',
    'RESOURCE_BLOCK_BOOKED_MEANWHILE',
  ],
});
