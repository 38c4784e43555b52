import { GIVE_BACK_WAYS } from '@ribambelle/domain/payments/give-back.ts';
import { z } from 'zod';
import { amount as anyAmount, manyLines, optionalLine, price } from '../general/shapes.ts';

const all = z.object({ of: z.literal('ALL') });
const nothing = z.object({ of: z.literal('NOTHING') });
/** A share in basis points. */
const share = z.object({ of: z.literal('SHARE'), share: z.int().min(1).max(9_999) });
const amount = z.object({ of: z.literal('AMOUNT'), amount: price.min(1) });

const how = {
  to: z.enum(GIVE_BACK_WAYS).default('ORIGIN'),
  /** The label of the line for the part kept: a fee for a late cancellation. */
  kept_label: optionalLine,
};

/** The part to give back of the payments for a cancelled item, and the way. */
export const giveBack = z.object({
  what: z.discriminatedUnion('of', [all, nothing, share, amount]),
  ...how,
});

/**
 * The fields of a cancellation of an item sold: the reason that the customer reads, and the use of
 * the money; null leaves it to be given back.
 */
export const soldCancellation = {
  message: manyLines(2_000).trim().default(''),
  give_back: giveBack.nullable().default(null),
};

/** The answer to it: the amounts still to be given back, given back, and kept. */
export const cancelledSold = z.object({
  message: z.string().nullable(),
  refundable_amount: anyAmount,
  given_amount: anyAmount,
  kept_amount: anyAmount,
});

/** Its refusals, for items of any kind. */
export const SOLD_CANCELLATION_REFUSALS = [
  'CANCELLATION_MESSAGE_REQUIRED',
  'GIVE_BACK_TOO_HIGH',
  'KEPT_LABEL_REQUIRED',
  'PAYMENT_NOT_REFUNDABLE',
] as const;

/**
 * The part to give back of the payments for each of many items, and the way: all, nothing, or a
 * share.
 */
export const giveBackOfEach = z
  .object({ what: z.discriminatedUnion('of', [all, nothing, share]), ...how })
  .refine(({ what, kept_label }) => what.of === 'ALL' || kept_label !== '', {
    message: 'KEPT_LABEL_REQUIRED',
    path: ['kept_label'],
  });
