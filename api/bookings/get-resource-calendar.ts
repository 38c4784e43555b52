import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day } from '../general/shapes.ts';
import { calendarResource } from './calendar-shapes.ts';

/**
 * Returns the calendar of resources on some days in the organiser’s zone: times booked, held in
 * carts, blocked, needed by dates and open, resource by resource in their order. All of them or
 * those of a group, at most 50, or one; `more` says that there are others. Refuses
 * RESOURCE_NOT_FOUND.
 */
export const getResourceCalendar = endpoint({
  method: 'GET',
  path: '/api/back-office/resource-calendar',
  who: 'bookings.read',
  summary: 'Shows when resources are booked, held, blocked, needed by dates and open.',
  request: z.object({
    day,
    days: z.int().min(1).max(7).default(1),
    resource: cuid.optional(),
    group: cuid.optional(),
  }),
  answer: z.object({ resources: z.array(calendarResource), more: z.boolean() }),
  errors: ['RESOURCE_NOT_FOUND'],
});
