import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Who of the team is attached to an availability, by name. Refuses AVAILABILITY_NOT_FOUND. */
export const listAvailabilityCollaborators = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities/{availability}/collaborators',
  who: 'availabilities.read',
  summary: 'Lists who of the team is attached to an availability.',
  request: z.object({ availability: cuid }),
  answer: z.object({ collaborators: z.array(z.object({ cuid, name: z.string() })) }),
  errors: ['AVAILABILITY_NOT_FOUND'],
});
