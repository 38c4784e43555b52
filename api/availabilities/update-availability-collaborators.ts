import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Attaches people of the team to an availability, and others no longer; who is not named stays as they are, so that two who do this at once
 * lose nothing. Whose role sees own groups alone sees those that they are attached to, and who is registered in them. Refuses AVAILABILITY_NOT_FOUND, and COLLABORATOR_NOT_FOUND for somebody who is not of the team.
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
