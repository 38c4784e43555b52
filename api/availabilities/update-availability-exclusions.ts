import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { exclusionChanges, exclusionErrors } from './exclusion-shapes.ts';

/**
 * Sets what an availability shares with others: the resources it needs, the availabilities it is
 * synchronised with, and its collaborators who cannot be elsewhere. Anything not named stays as it
 * is, so that two people who do this at once lose nothing. Sales made stay. Refuses
 * AVAILABILITY_NOT_FOUND, also for one to synchronise with, RESOURCE_NOT_FOUND, DATE_NOT_FOUND, and
 * COLLABORATOR_NOT_FOUND for somebody who is not attached.
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
