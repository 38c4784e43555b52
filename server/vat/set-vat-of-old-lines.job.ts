import { VAT_CATEGORIES } from '@ribambelle/domain/vat/categories.ts';
import { z } from 'zod';
import { job } from '../queue/job.ts';
import { setVatOfOldLines } from './old-lines-store.ts';
import { countOldLines } from './vat-views.ts';

/**
 * Gives the next lines without VAT what was confirmed for them, and queues itself again while some
 * remain; lines that never had a rate end it. Run again, it goes on where the last run ended.
 */
export const setVatOfOldLinesJob = job(
  {
    name: 'set-vat-of-old-lines',
    payload: z.object({
      organiser_id: z.int(),
      vat_category: z.enum(VAT_CATEGORIES),
      until: z.string(),
      remaining: z.int(),
    }),
  },
  async ({ payload, organiser, inTenant }) => {
    const { vat_category, until } = payload;
    const of = { vat_category, until, timezone: organiser.timezone };
    await inTenant(async (db, emit) => {
      const count = await setVatOfOldLines(db, of);
      const remaining = count === 0 ? 0 : await countOldLines(db, of);
      if (remaining > 0) emit('vat.old-lines.confirmed', { vat_category, until, remaining });
    });
  },
);
