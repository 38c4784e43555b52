import { z } from 'zod';
import { job } from '../queue/job.ts';
import { serveLine } from './serve-line.ts';

const payload = z.object({
  organiser_id: z.int(),
  availability_id: z.int(),
  places: z.int().nullable(),
  vacancy: z.string(),
});

/**
 * Serves the waiting list of an availability that has time again, because one that excluded it gave
 * some back: with its own locks (R20).
 */
export const offerVacancy = job(
  { name: 'offer-vacancy', payload },
  async ({ payload: vacancy, inTenant, now }) => {
    await inTenant((db, emit) => serveLine(db, { emit, now, payload: vacancy }));
  },
);
