import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, list, paging } from '../general/shapes.ts';
import { officeAvailabilityRow } from './office-shapes.ts';
import { availabilityStatus } from './shapes.ts';

/** Availabilities by start, of unpublished activities too, between two days. */
export const listOfficeAvailabilities = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities',
  who: 'availabilities.read',
  summary: 'Lists the organiser’s availabilities, earliest first.',
  request: z.object({
    ...paging,
    search: z.string().max(100).optional(),
    activity: cuid.optional(),
    location: cuid.optional(),
    status: availabilityStatus.optional(),
    /** Not over before this day begins, in the organiser’s zone; begun before `until` ends. */
    from: day.optional(),
    until: day.optional(),
  }),
  answer: list(officeAvailabilityRow),
  errors: [],
});
