import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Restores what the caller has just deleted, as it was. Refuses REMOVAL_NOT_FOUND for a deletion
 * that was restored before, made by another person, or too long ago, and REMOVAL_NOT_RESTORABLE
 * when something else has taken its place, or its parent is gone. RESOURCE_BLOCK_BOOKED_MEANWHILE
 * for a block of which a time was booked, moved there or put in a cart since.
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
