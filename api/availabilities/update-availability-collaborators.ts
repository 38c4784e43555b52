import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Attaches collaborators to an availability, and detaches others; those not named stay as they are,
 * so that two people who do this at once lose nothing. Collaborators whose role is limited to own
 * groups see those they are attached to, and the participants registered there. Refuses
 * AVAILABILITY_NOT_FOUND, and COLLABORATOR_NOT_FOUND for somebody outside the team.
 */
export const updateAvailabilityCollaborators = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/collaborators',
  who: 'availabilities.update',
  summary: 'Attaches collaborators to an availability.',
  request: z.object({
    availability: cuid,
    attached: z.array(cuid).max(50).default([]),
    detached: z.array(cuid).max(50).default([]),
  }),
  answer: done,
  errors: ['AVAILABILITY_NOT_FOUND', 'COLLABORATOR_NOT_FOUND'],
});
