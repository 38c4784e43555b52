import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { clash } from './clash-shapes.ts';
import { newGroup, newGroupErrors } from './new-group-shapes.ts';
import { dateFields } from './office-shapes.ts';

/**
 * Previews the collaborators and resources that would be in two places at once if an availability
 * with these dates were added; creates nothing (decision 152). The first fifty, those that keep one
 * of both from being sold first.
 */
export const previewNewDates = endpoint({
  method: 'POST',
  path: '/api/back-office/availabilities/preview',
  who: 'availabilities.create',
  reads_only: true,
  summary: 'Shows what the dates of a new availability would clash with.',
  request: z.object({ dates: z.array(dateFields).min(1).max(60), ...newGroup }),
  answer: z.object({ clashes: z.array(clash) }),
  errors: ['TIME_INVALID', ...newGroupErrors],
});
