import { GIVE_BACK_WAYS } from '@ribambelle/domain/payments/give-back.ts';
import { z } from 'zod';
import { optionalLine, price } from '../general/shapes.ts';

const all = z.object({ of: z.literal('ALL') });
const nothing = z.object({ of: z.literal('NOTHING') });
/** In basis points. */
const share = z.object({ of: z.literal('SHARE'), share: z.int().min(1).max(9_999) });
const amount = z.object({ of: z.literal('AMOUNT'), amount: price.min(1) });

const how = {
  to: z.enum(GIVE_BACK_WAYS).default('ORIGIN'),
  /** What the line of what is kept is called: a fee for a late cancellation. */
  kept_label: optionalLine,
};

/** How much of what was paid for something that is cancelled is given back, and how. */
export const giveBack = z.object({
  what: z.discriminatedUnion('of', [all, nothing, share, amount]),
  ...how,
});

/** The same for many things at once: of each all, nothing, or a share. */
export const giveBackOfEach = z
  .object({ what: z.discriminatedUnion('of', [all, nothing, share]), ...how })
  .refine(({ what, kept_label }) => what.of === 'ALL' || kept_label !== '', {
    message: 'KEPT_LABEL_REQUIRED',
    path: ['kept_label'],
  });
