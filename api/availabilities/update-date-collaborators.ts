import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Names collaborators on one date of an availability, and removes others; those not named stay.
 * They stand in for those of the availability: they count in their place for the exclusions of that
 * date, and collaborators whose role is limited to own groups see the date and the participants
 * registered on it. Refuses AVAILABILITY_NOT_FOUND, DATE_NOT_FOUND, and COLLABORATOR_NOT_FOUND for
 * somebody outside the team.
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
