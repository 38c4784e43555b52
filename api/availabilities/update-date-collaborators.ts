import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Names people of the team on one date of an availability, and others no longer; who is not named stays. They stand in for those of the availability: of what
 * excludes what they count in their place on that date, and whose role sees own groups alone sees the date, with who is registered on it. Refuses
 * AVAILABILITY_NOT_FOUND, DATE_NOT_FOUND, and COLLABORATOR_NOT_FOUND for somebody who is not of the team.
 */
export const updateDateCollaborators = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/dates/{date}/collaborators',
  who: 'availabilities.update',
  summary: 'Names the collaborators of one date, in place of those of its availability.',
  request: z.object({
    availability: cuid,
    date: cuid,
    attached: z.array(cuid).max(50).default([]),
    detached: z.array(cuid).max(50).default([]),
  }),
  answer: done,
  errors: ['AVAILABILITY_NOT_FOUND', 'DATE_NOT_FOUND', 'COLLABORATOR_NOT_FOUND'],
});
