import { MOST_ASKED } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { cuid, day, id, instant, manyLines, price } from '../general/shapes.ts';
import { chosenDates, chosenOptions, givenAnswers } from '../registrations/answer-payloads.ts';

const quantity = z.int().min(1).max(1000).default(1);

/** A registration to add to the cart (2 §3). */
export const registrationPayload = z.object({
  /** The participant; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  availability_id: id,
  quantity,
  availability_dates: chosenDates,
  options: chosenOptions,
  questions: givenAnswers,
  /**
   * The price that was shown, in minor units; PRICE_CHANGED, with the new one in `details`, when it
   * is out of date (R33).
   */
  total_amount: price.nullable().default(null),
});

/**
 * A request to add to the cart (2 §3): availabilities of one activity for one participant, with the
 * choices and answers for each of them.
 */
const requestPayload = z.object({
  /** The participant; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  /**
   * The tier by its cuid; left out, the first of the activity's tiers that fits so many
   * availabilities.
   */
  tier: cuid.nullable().default(null),
  availabilities: z.array(z.object({ id, dates: chosenDates })).max(MOST_ASKED),
  options: chosenOptions,
  questions: givenAnswers,
});

/** A voucher to add to the cart (2 §3): one entry a piece. */
const voucherPayload = z.object({
  voucher_id: id,
  /** The price that was shown, in minor units (R33), as with a registration. */
  total_amount: price.nullable().default(null),
});

/** A pack to add to the cart (2 §3): one entry a piece. */
const bundlePayload = z.object({
  bundle_id: id,
  /** The participant, if it is for one; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  /** The price that was shown, in minor units (R33), as with a registration. */
  total_amount: price.nullable().default(null),
});

/**
 * A membership cycle to add to the cart (2 §3); nobody can have the same membership twice at a
 * time.
 */
const membershipPayload = z.object({
  membership_id: id,
  /** The participant, if it is for one; left out, the call's own participant_id. */
  participant_id: id.nullable().default(null),
  /**
   * The first day, if it may be chosen; left out, the day of the purchase. A next cycle follows the
   * last one whatever is sent.
   */
  start_on: day.nullable().default(null),
  /** The price that was shown, in minor units (R33), as with a registration. */
  total_amount: price.nullable().default(null),
});

/**
 * A booking to add to the cart (2 §3): a resource for one time or several, the length of each by
 * its price.
 */
const bookingPayload = z.object({
  resource_id: id,
  dates: z
    .array(z.object({ start_at: instant, end_at: instant }))
    .min(1)
    .max(20),
  /**
   * The participants, the first of whom the booking is named after; left out, the call's own
   * participant_id.
   */
  participants: z.array(id).max(50).default([]),
  /** True when each of them owes a share; else the first owes all of it. */
  payment_split: z.boolean().default(false),
  /** The price that was shown, in minor units (R33), as with a registration. */
  total_amount: price.nullable().default(null),
});

/** The items sold besides registrations. */
export const offerPayloads = {
  registrations_requests: z.array(requestPayload).max(20).default([]),
  bundles: z.array(bundlePayload).max(50).default([]),
  vouchers: z.array(voucherPayload).max(50).default([]),
  memberships: z.array(membershipPayload).max(50).default([]),
  bookings: z.array(bookingPayload).max(20).default([]),
};

/**
 * The request for a price estimate (2 §7). `cart_id` may be left out: the items in the current cart
 * count for volume discounts.
 */
export const estimateRequest = {
  cart_id: id.nullable().default(null),
  availability_id: id,
  participant_id: id.nullable().default(null),
  quantity,
};

export const estimatePayload = {
  ...estimateRequest,
  /**
   * The items added before it by the same call: one may use the same pack, and counts for volume
   * discounts.
   */
  before: z
    .array(
      z.object({
        availability_id: id,
        participant_id: id.nullable(),
        quantity,
        /** The number of its chosen dates; left out, all of them. */
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
