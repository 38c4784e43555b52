import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Says who of the team is attached to an availability, these and no other: whose role sees own groups alone sees it, and who is registered in
 * it. Refuses AVAILABILITY_NOT_FOUND, and COLLABORATOR_NOT_FOUND for somebody who is not of the team.
 */
export const updateAvailabilityCollaborators = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/collaborators',
  who: 'availabilities.update',
  summary: 'Attaches collaborators to an availability.',
  request: z.object({ availability: cuid, collaborators: z.array(cuid).max(50) }),
  answer: done,
  errors: ['AVAILABILITY_NOT_FOUND', 'COLLABORATOR_NOT_FOUND'],
});
