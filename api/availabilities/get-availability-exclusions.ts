import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant } from '../general/shapes.ts';
import { overlap } from './exclusion-shapes.ts';

/**
 * Returns what an availability shares with others, so that at overlapping times one excludes the
 * other (R20), and the first hundred overlaps with taken ones, by date. Refuses
 * AVAILABILITY_NOT_FOUND.
 */
export const getAvailabilityExclusions = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities/{availability}/exclusions',
  who: 'availabilities.read',
  summary: 'Shows what an availability cannot take place together with.',
  request: z.object({ availability: cuid }),
  answer: z.object({
    resources: z.array(z.object({ cuid, name: z.string(), date: cuid.nullable() })),
    synchronised: z.array(
      z.object({ cuid, title: z.string(), start_at: instant, end_at: instant }),
    ),
    collaborators: z.array(z.object({ cuid, name: z.string() })),
    overlaps: z.array(overlap),
  }),
  errors: ['AVAILABILITY_NOT_FOUND'],
});
