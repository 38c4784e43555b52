import { MOST_ASKED } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { cuid, day, id, instant, manyLines, price } from '../general/shapes.ts';
import { chosenDates, chosenOptions, givenAnswers } from '../registrations/answer-payloads.ts';

const quantity = z.int().min(1).max(1000).default(1);

/** A registration to add to the cart (2 §3). */
export const registrationPayload = z.object({
  /** Who takes part; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  availability_id: id,
  quantity,
  availability_dates: chosenDates,
  options: chosenOptions,
  questions: givenAnswers,
  /** The price that was shown, in minor units; PRICE_CHANGED, with the new one in `details`, where it is no longer true (R33). */
  total_amount: price.nullable().default(null),
});

/** A request to add to the cart (2 §3): availabilities of one activity for one participant, with what is chosen and answered for each of them. */
const requestPayload = z.object({
  /** Who takes part; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  /** By its cuid; left out, the first of the activity's tiers that so many availabilities fit. */
  tier: cuid.nullable().default(null),
  availabilities: z.array(z.object({ id, dates: chosenDates })).max(MOST_ASKED),
  options: chosenOptions,
  questions: givenAnswers,
});

/** A voucher to add to the cart (2 §3): one entry a piece. */
const voucherPayload = z.object({
  voucher_id: id,
  /** The price that was shown, in minor units (R33), as of a registration. */
  total_amount: price.nullable().default(null),
});

/** A bundle to add to the cart (2 §3): one entry a piece. */
const bundlePayload = z.object({
  bundle_id: id,
  /** For whom, where it is one participant's; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  /** The price that was shown, in minor units (R33), as of a registration. */
  total_amount: price.nullable().default(null),
});

/** A cycle of a membership to add to the cart (2 §3); of one membership nobody can have two at a time. */
const membershipPayload = z.object({
  membership_id: id,
  /** For whom, where it is one participant's; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  /** The first day, where it may be chosen; left out, the day of the purchase. A next cycle follows the last one whatever is sent. */
  start_on: day.nullable().default(null),
  /** The price that was shown, in minor units (R33), as of a registration. */
  total_amount: price.nullable().default(null),
});

/** A booking to add to the cart (2 §3): a resource for one time or several, the length of each by its price. */
const bookingPayload = z.object({
  resource_id: id,
  dates: z
    .array(z.object({ start_at: instant, end_at: instant }))
    .min(1)
    .max(20),
  /** Who comes, the first of them in whose name it is; left out, the call's own participant_id. */
  participants: z.array(id).max(50).default([]),
  /** Whether each of them owes a share; else the first owes all of it. */
  payment_split: z.boolean().default(false),
  /** The price that was shown, in minor units (R33), as of a registration. */
  total_amount: price.nullable().default(null),
});

/** What is sold beside registrations. */
export const offerPayloads = {
  registrations_requests: z.array(requestPayload).max(20).default([]),
  bundles: z.array(bundlePayload).max(50).default([]),
  vouchers: z.array(voucherPayload).max(50).default([]),
  memberships: z.array(membershipPayload).max(50).default([]),
  bookings: z.array(bookingPayload).max(20).default([]),
};

/** What a price estimate is asked for (2 §7). `cart_id` may be left out: what lies in the current cart counts for volume discounts. */
export const estimateRequest = {
  cart_id: id.nullable().default(null),
  availability_id: id,
  participant_id: id.nullable().default(null),
  quantity,
};

export const estimatePayload = {
  ...estimateRequest,
  /** What is added before it by the same call: it may use the same bundle, and counts for volume discounts. */
  before: z
    .array(
      z.object({
        availability_id: id,
        participant_id: id.nullable(),
        quantity,
        /** How many of its dates are chosen; left out, all of them. */
        dates: z.int().min(1).max(400).optional(),
      }),
    )
    .max(50)
    .default([]),
  availability_dates: chosenDates,
  options: z
    .array(
      z.union([z.object({ price_id: id, content: manyLines(2_000).nullable().default(null) }), id]),
    )
    .max(100)
    .default([]),
};
