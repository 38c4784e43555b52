import { z } from 'zod';
import { day, line, price } from '../general/shapes.ts';
import { giveBack } from '../payments/give-back.ts';
import { message } from './cancel-shapes.ts';

/**
 * The reduction of each registration for a date that does not take place: its whole part of the
 * price, a share of that in basis points, or an amount for each place.
 */
const takenOff = z.discriminatedUnion('of', [
  z.object({ of: z.literal('ALL') }),
  z.object({ of: z.literal('SHARE'), share: z.int().min(1).max(9_999) }),
  z.object({ of: z.literal('AMOUNT'), amount: price.min(1) }),
]);

/**
 * Closes dates to registrations; existing ones stay. With `takes_place` false they do not take
 * place, and nobody is expected on them; the same if something is given back. Each registration can
 * cost less, once for each date: `give_back` sets by how much, how the excess paid is given back,
 * and the label of the line. The families can be written to.
 */
const closed = z.object({
  kind: z.literal('CLOSED'),
  closed: z.literal(true),
  takes_place: z.boolean().default(true),
  give_back: z
    .object({ what: takenOff, to: giveBack.shape.to, label: line })
    .nullable()
    .default(null),
  message: message.nullable().default(null),
});
const reopened = z.object({ kind: z.literal('CLOSED'), closed: z.literal(false) });

/** Dates that are closed, or open again. */
export const closingDates = z.discriminatedUnion('closed', [closed, reopened]);

/**
 * Moves dates to another day, at the same local time: one day for all, or the same weekday after
 * the last date of each availability, skipping public holidays. Registrations stay; their families
 * can be written to.
 */
export const moving = z.object({
  kind: z.literal('MOVE'),
  to: z.discriminatedUnion('by', [
    z.object({ by: z.literal('DAY'), day }),
    z.object({ by: z.literal('AFTER_LAST') }),
  ]),
  message: message.nullable().default(null),
});
