import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { namedDay } from '../closed-periods/shapes.ts';
import { day, instant } from '../general/shapes.ts';
import { clash } from './clash-shapes.ts';
import { newGroup, newGroupErrors } from './new-group-shapes.ts';
import { seriesErrors, seriesFields } from './office-shapes.ts';

/**
 * Previews the availabilities of a series, without creating them. Refuses what the rule refuses
 * (see domain/availabilities/recurrence.ts).
 */
export const previewAvailabilitySeries = endpoint({
  method: 'POST',
  path: '/api/back-office/availability-series/preview',
  who: 'availabilities.create',
  reads_only: true,
  summary: 'Shows which availabilities a series would make.',
  request: z.object({ ...seriesFields, ...newGroup }),
  answer: z.object({
    availabilities: z.array(
      z.object({ dates: z.array(z.object({ day, start_at: instant, end_at: instant })) }),
    ),
    /** Days of the schedule that are skipped. */
    skipped_days: z.array(day),
    /** Days kept that are public holidays of Belgium or are in closed periods. */
    holidays: z.array(namedDay),
    /**
     * The collaborators and resources that would be in two places at once: the first fifty, those
     * that keep one of both from being sold first.
     */
    clashes: z.array(clash),
  }),
  errors: [...seriesErrors, ...newGroupErrors],
});
