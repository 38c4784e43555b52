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
    /** With the categories of its activity, which are listed here as well (3 §3). */
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
        /** The amount it added to the price, in minor units. */
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
    /** The organiser's notes to the family about it, the newest first. */
    notes: z.array(z.object({ cuid, text: z.string(), created_at: instant })),
    cancelled_at: instant.nullable(),
    /** The amounts that the organiser kept on cancellation, in minor units, each with its label. */
    kept: z.array(z.object({ label: z.string(), amount })),
    cancellation_message: z.string().nullable(),
    /** True until it is over or cancelled. */
    coming: z.boolean(),
    /** True when its family can cancel it by itself, now. */
    cancellable: z.boolean(),
    /** The conditions under which it was bought, as families read them; empty for none. */
    cancellation_conditions: z.string(),
    /** The organiser's own address and phone, for what cannot be done here. */
    contact: z.object({ email: z.string(), phone: z.string() }),
    /** The money of its cancellation by the family that came back by itself, in minor units. */
    /** The fees for what the family gave up by changes, within the total. */
    change_fee_amount: price,
    cancellation_back: z.object({ online_amount: price, wallet_amount: price }),
    /** True when it is still to come, and has dates, options or questions to choose from. */
    changeable: z.boolean(),
    /** The customer's review of it. */
    review: review.nullable(),
    /** True when a review can be given now. */
    reviewable: z.boolean(),
    /**
     * The bank transfer for the remainder; null when nothing remains, transfers are off, or it
     * belongs to no cart.
     */
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
  /**
   * The version of the organiser's terms accepted with it, and the time; null when there were none.
   */
  terms: z.object({ number: termsNumber, accepted_at: instant }).nullable(),
  items_count: z.int(),
  /**
   * The titles of its items: activities by their first start, then items without a time; three at
   * most.
   */
  titles: z.array(z.string()),
  service_fee_amount: price,
  /** All its items and the service fee. */
  total_amount: price,
  paid_amount: price,
  /** The amount still to be paid; cancelled items no longer count. */
  outstanding_amount: price,
});

/** One processed cart with its items (3 §2). */
export const accountCartDetail = accountCart.extend({
  items: z.array(itemOfAccountCart),
  coupon_id: id.nullable(),
  coupon: usedCoupon.nullable(),
  bank_transfer: bankTransfer.nullable(),
});
