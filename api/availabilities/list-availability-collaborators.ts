import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

const people = z.array(z.object({ cuid, name: z.string() }));

/**
 * Lists the collaborators attached to an availability, by name, and their stand-ins on its dates,
 * by date. Refuses AVAILABILITY_NOT_FOUND.
 */
export const listAvailabilityCollaborators = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities/{availability}/collaborators',
  who: 'availabilities.read',
  summary: 'Lists who of the team is attached to an availability.',
  request: z.object({ availability: cuid }),
  answer: z.object({
    collaborators: people,
    /** The dates that name other people in place of those above. */
    dates: z.array(z.object({ date: cuid, collaborators: people })),
  }),
  errors: ['AVAILABILITY_NOT_FOUND'],
});
