import { OFFER_MINUTES } from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant } from '../general/shapes.ts';

/**
 * Keeps a place for an entry of a waiting list, whatever its position, for so many minutes and no
 * longer than the registration period (R18); the family gets the e-mail of an offer. If one is kept
 * already, the minutes start again. Refuses PLACES_TAKEN when none is free.
 */
export const offerPlace = endpoint({
  method: 'POST',
  path: '/api/back-office/waiting-list/{entry}/offer',
  who: 'waiting-list-registrations.update',
  summary: 'Keeps a place for somebody on a waiting list.',
  request: z.object({
    entry: cuid,
    minutes: z.int().min(OFFER_MINUTES.least).max(OFFER_MINUTES.most),
  }),
  answer: z.object({ offer_expires_at: instant }),
  errors: [
    ...(['WAITING_LIST_ENTRY_NOT_FOUND', 'ACTIVITY_WITHDRAWN', 'AVAILABILITY_CLOSED'] as const),
    ...([
      'REGISTRATIONS_NOT_OPEN',
      'REGISTRATIONS_CLOSED',
      'AVAILABILITY_STARTED',
      'AVAILABILITY_ENDED',
      'PLACES_TAKEN',
    ] as const),
  ],
});
