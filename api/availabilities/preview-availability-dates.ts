import { z } from 'zod';
import { namedDay } from '../closed-periods/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, inEveryLanguage, instant } from '../general/shapes.ts';
import { clash } from './clash-shapes.ts';

const MOST_DATES = 400;

/**
 * Previews other hours, or other people, for dates of an availability; changes nothing. Returns the
 * numbers of registrations and families concerned, the collaborators and resources that would be
 * elsewhere at that time (the first fifty, those that keep one of both from being sold first), and
 * a message that could be sent; none when nobody is registered.
 */
export const previewAvailabilityDates = endpoint({
  method: 'POST',
  path: '/api/back-office/availabilities/{availability}/dates/preview',
  who: 'availabilities.read',
  reads_only: true,
  summary: 'Shows what other hours or people of dates would clash with.',
  request: z.object({
    availability: cuid,
    /** With their new hours; left out, the hours they have. */
    dates: z
      .array(z.object({ date: cuid, start_at: instant.optional(), end_at: instant.optional() }))
      .min(1)
      .max(MOST_DATES),
    /** The collaborators to be named on them in addition to those named already. */
    stand_ins: z.array(cuid).max(50).default([]),
    /**
     * The collaborators to be attached to the availability in addition to those attached already.
     */
    attached: z.array(cuid).max(50).default([]),
  }),
  answer: z.object({
    registrations: z.int(),
    families: z.int(),
    clashes: z.array(clash),
    /** The days of their start that are holidays or closed. */
    holidays: z.array(namedDay),
    message: z.object({ subject: inEveryLanguage, text: inEveryLanguage }).nullable(),
  }),
  errors: ['AVAILABILITY_NOT_FOUND', 'DATE_NOT_FOUND', 'TIME_INVALID', 'COLLABORATOR_NOT_FOUND'],
});
