import { z } from 'zod';
import { namedDay } from '../closed-periods/office-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, inEveryLanguage, instant } from '../general/shapes.ts';
import { clash } from './clash-shapes.ts';

const MOST_DATES = 400;

/**
 * What it would mean for dates of an availability to take place at other hours, or with other people; nothing is changed. Answers whom it concerns, who and what would be elsewhere at
 * that time (the first fifty, those that keep one of both from being sold first), and what families could be written; no message where nobody is registered.
 */
export const previewAvailabilityDates = endpoint({
  method: 'POST',
  path: '/api/back-office/availabilities/{availability}/dates/preview',
  who: 'availabilities.read',
  reads_only: true,
  summary: 'Shows what other hours or people of dates would clash with.',
  request: z.object({
    availability: cuid,
    /** With the hours that they would have; left out, those that they have. */
    dates: z
      .array(z.object({ date: cuid, start_at: instant.optional(), end_at: instant.optional() }))
      .min(1)
      .max(MOST_DATES),
    /** Who would be named on them beside whoever is. */
    stand_ins: z.array(cuid).max(50).default([]),
    /** Who would be attached to the availability beside whoever is. */
    attached: z.array(cuid).max(50).default([]),
  }),
  answer: z.object({
    registrations: z.int(),
    families: z.int(),
    clashes: z.array(clash),
    /** The days on which they would begin that are holidays or closed. */
    holidays: z.array(namedDay),
    message: z.object({ subject: inEveryLanguage, text: inEveryLanguage }).nullable(),
  }),
  errors: ['AVAILABILITY_NOT_FOUND', 'DATE_NOT_FOUND', 'TIME_INVALID', 'COLLABORATOR_NOT_FOUND'],
});
