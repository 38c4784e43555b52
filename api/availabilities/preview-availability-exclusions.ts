import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { exclusionChanges, exclusionErrors, overlap } from './exclusion-shapes.ts';

/**
 * Previews the dates that would overlap with taken ones if an availability shared this; changes
 * nothing. Refuses AVAILABILITY_NOT_FOUND, also for one to synchronise with, RESOURCE_NOT_FOUND,
 * DATE_NOT_FOUND, and COLLABORATOR_NOT_FOUND for somebody who is not attached.
 */
export const previewAvailabilityExclusions = endpoint({
  method: 'POST',
  path: '/api/back-office/availabilities/{availability}/exclusions/preview',
  who: 'availabilities.update',
  reads_only: true,
  summary: 'Shows what a change of what an availability shares would exclude.',
  request: z.object(exclusionChanges),
  answer: z.object({ overlaps: z.array(overlap) }),
  errors: [...exclusionErrors],
});
