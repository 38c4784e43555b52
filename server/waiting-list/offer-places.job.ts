import { z } from 'zod';
import { job } from '../queue/job.ts';
import { passOnPlaces } from './pass-on-places.ts';

const payload = z.object({
  organiser_id: z.int(),
  availability_id: z.int(),
  freed: z.int(),
  vacancy: z.string(),
  since: z.string(),
});

/**
 * Passes on the places of expired offers, and offers places that were in a cart when their turn
 * came (R18).
 */
export const offerPlacesAgain = job(
  { name: 'offer-places', payload },
  async ({ payload: input, inTenant, now }) => {
    await inTenant((db, emit) => passOnPlaces(db, { emit, now, payload: input }));
  },
);
