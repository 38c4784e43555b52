import { z } from 'zod';
import { openFreed } from '../availabilities/index.ts';
import { job } from '../queue/job.ts';

const payload = z.object({
  organiser_id: z.int(),
  resource_id: z.int(),
  start_at: z.string(),
  end_at: z.string(),
});

/**
 * Opens the dates that a booking took, once the resource that they need is free at their hours, and
 * tells those who wait for them (R20). Dates that are already open stay as they are.
 */
export const openFreedDates = job(
  { name: 'open-freed-dates', payload },
  async ({ payload: { resource_id, start_at, end_at }, inTenant, now }) => {
    const span = { resource_id, start_at, end_at, now };
    await inTenant((db, emit) => openFreed(db, { emit, ...span }));
  },
);
