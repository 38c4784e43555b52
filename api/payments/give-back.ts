import { GIVE_BACK_WAYS } from '@ribambelle/domain/payments/give-back.ts';
import { z } from 'zod';
import { amount as anyAmount, manyLines, optionalLine, price } from '../general/shapes.ts';

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

/** The fields of a cancellation of something sold: the reason that the customer reads, and what becomes of the money; null leaves it to be given back. */
export const soldCancellation = {
  message: manyLines(2_000).trim().default(''),
  give_back: giveBack.nullable().default(null),
};

/** The answer to it: what is still to be given back, what went back, and what is kept. */
export const cancelledSold = z.object({
  message: z.string().nullable(),
  refundable_amount: anyAmount,
  given_amount: anyAmount,
  kept_amount: anyAmount,
});

/** Its refusals, whatever was sold. */
export const SOLD_CANCELLATION_REFUSALS = [
  'CANCELLATION_MESSAGE_REQUIRED',
  'GIVE_BACK_TOO_HIGH',
  'KEPT_LABEL_REQUIRED',
  'PAYMENT_NOT_REFUNDABLE',
] as const;

/** How much of what was paid for each of many things is given back, and how: of each all, nothing, or a share. */
export const giveBackOfEach = z
  .object({ what: z.discriminatedUnion('of', [all, nothing, share]), ...how })
  .refine(({ what, kept_label }) => what.of === 'ALL' || kept_label !== '', {
    message: 'KEPT_LABEL_REQUIRED',
    path: ['kept_label'],
  });
