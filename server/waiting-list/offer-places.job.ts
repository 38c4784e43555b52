import { z } from 'zod';
import { job } from '../queue/job.ts';
import { lockLine } from './line-store.ts';
import { offerPlaces } from './offer-places.ts';

const payload = z.object({
  organiser_id: z.int(),
  availability_id: z.int(),
  freed: z.int(),
  vacancy: z.string(),
  since: z.string(),
});

/** Offers the places of offers that are over, or were given up, to the next of the line (R18). What is passed on already is not passed on again. */
export const offerPlacesAgain = job(
  'offer-places',
  payload,
  async ({ payload: input, organiser, inTenant, now }) => {
    const line = { organiser_id: organiser.id, availability_id: input.availability_id };
    await inTenant(async (db, emit) => {
      const settings = await lockLine(db, line);
      if (settings === undefined) return;
      await offerPlaces(db, emit, { ...line, settings, input, now });
    });
  },
);
