import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { exclusionChanges, exclusionErrors } from './exclusion-shapes.ts';

/**
 * Says what an availability shares with others: resources that it needs, availabilities that it is synchronised with, and who of its collaborators
 * cannot be elsewhere. What is not named stays as it is, so that two who do this at once lose nothing. What is sold stays sold. Refuses
 * AVAILABILITY_NOT_FOUND, for one to synchronise with too, RESOURCE_NOT_FOUND, DATE_NOT_FOUND, and COLLABORATOR_NOT_FOUND for somebody who is
 * not attached.
 */
export const updateAvailabilityExclusions = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/exclusions',
  who: 'availabilities.update',
  summary: 'Changes what an availability cannot take place together with.',
  request: z.object(exclusionChanges),
  answer: done,
  errors: [...exclusionErrors],
});
