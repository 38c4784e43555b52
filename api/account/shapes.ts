import { z } from 'zod';
import { categoryOfActivity } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { usedCoupon } from '../coupons/shapes.ts';
import { amount, cuid, id, instant, price } from '../general/shapes.ts';
import { review } from '../reviews/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';
import { itemOfAccountCart } from './cart-item-shapes.ts';
import { accountRegistration, availabilityOfRegistration } from './registration-shapes.ts';

/** One registration in full (3 §2, §3). */
export const accountRegistrationDetail = accountRegistration
  .omit({ dates: true, availability: true })
  .extend({
    /** The categories of its activity stand beside it as well (3 §3). */
    availability: availabilityOfRegistration.extend({ categories: z.array(categoryOfActivity) }),
    dates: z.array(
      z.object({
        cuid,
        date_id: id,
        date: z.object({ start_at: instant, end_at: instant }),
        /** False for a date that does not take place: nobody is expected then. */
        takes_place: z.boolean(),
        arrival: instant.nullable(),
        departure: instant.nullable(),
      }),
    ),
    options: z.array(
      z.object({
        cuid,
        price_id: id,
        content: z.string().nullable(),
        /** What it added to the price, in minor units. */
        amount,
        price: z.object({
          amount,
          percentage: z.int(),
          label: z.string(),
          option: z.object({ title: z.string() }),
        }),
      }),
    ),
    questions: z.array(
      z.object({ question_id: id, content: z.string(), question: z.object({ title: z.string() }) }),
    ),
    cart: z.object({ cuid, reference: z.string() }).nullable(),
    /** What the organiser wrote to the family about it, the newest first. */
    notes: z.array(z.object({ cuid, text: z.string(), created_at: instant })),
    cancelled_at: instant.nullable(),
    /** What the organiser kept of it then, in minor units, and what for. */
    kept: z.array(z.object({ label: z.string(), amount })),
    cancellation_message: z.string().nullable(),
    cancellable: z.boolean(),
    /** It is ahead, and has dates, options or questions to choose from. */
    changeable: z.boolean(),
    /** What the customer said of it. */
    review: review.nullable(),
    /** Whether a review can be given now. */
    reviewable: z.boolean(),
    /** How what remains is paid by transfer; null when nothing remains, transfers are off, or it belongs to no cart. */
    bank_transfer: bankTransfer.nullable(),
  });

/** A processed cart in the account's list (3 §3), amounts in minor units. */
export const accountCart = z.object({
  id,
  cuid,
  /** 12 digits (R19). */
  reference: z.string(),
  /** As people type it: `+++090/9337/55493+++`. */
  structured_communication: z.string(),
  created_at: instant,
  processed_at: instant.nullable(),
  /** Which version of the organiser's terms was accepted with it, and when; null where there was none. */
  terms: z.object({ number: termsNumber, accepted_at: instant }).nullable(),
  items_count: z.int(),
  /** What was bought: activities by their first start, then what has no time; three at most. */
  titles: z.array(z.string()),
  service_fee_amount: price,
  /** All its items and the service fee. */
  total_amount: price,
  paid_amount: price,
  /** What is still to be paid; cancelled items no longer count. */
  outstanding_amount: price,
});

/** One processed cart with what was bought in it (3 §2). */
export const accountCartDetail = accountCart.extend({
  items: z.array(itemOfAccountCart),
  coupon_id: id.nullable(),
  coupon: usedCoupon.nullable(),
  bank_transfer: bankTransfer.nullable(),
});
