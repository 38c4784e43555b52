import { z } from 'zod';
import { usedCoupon } from '../coupons/shapes.ts';
import { categoryOfActivity, image } from '../activities/shapes.ts';
import { availabilityDate } from '../availabilities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { availabilityOfItem } from '../carts/availability-of-item.ts';
import { customerBundle } from '../customer-bundles/shapes.ts';
import { membershipOfCart } from '../memberships/shapes.ts';
import { customerVoucher } from '../customer-vouchers/shapes.ts';
import { amount, cuid, id, instant, price } from '../general/shapes.ts';
import { registrationRequest } from '../registration-requests/shapes.ts';
import { review } from '../reviews/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';

const dates = z.array(z.object({ start_at: instant, end_at: instant }));

/** Where and what a registration is for (1 §3.1). */
const availabilityOfRegistration = z.object({
  id,
  cuid,
  start_at: instant,
  end_at: instant,
  /** All its dates by start, also those that were not chosen. */
  dates: z.array(availabilityDate.omit({ cuid: true })),
  location: z
    .object({
      title: z.string(),
      name: z.string(),
      street: z.string(),
      number: z.string(),
      postcode: z.string(),
      city: z.string(),
    })
    .nullable(),
  activity: z.object({
    id,
    cuid,
    slug: z.string(),
    title: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    instructions: z.string(),
    motif: z.string(),
    images: z.array(image),
    categories: z.array(categoryOfActivity),
  }),
});

/** A registration in the account's lists (1 §3.1), amounts in minor units. */
export const accountRegistration = z.object({
  id,
  cuid,
  reference: z.string(),
  /** The dates that were chosen, by start. */
  dates,
  quantity: z.int().min(1),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  /** What is still to be paid; nothing once it is cancelled. */
  outstanding_amount: price,
  cancelled: z.boolean(),
  bundle_id: id.nullable(),
  bundle_capacity_refunded: z.boolean(),
  created_at: instant,
  participant: z.object({ id, cuid, fullname: z.string(), customer_id: id }),
  availability: availabilityOfRegistration,
});

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
    cancelled_at: instant.nullable(),
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

const itemOfAnyKind = {
  price,
  deposit: price,
  cancelled: z.boolean(),
};

/** One processed cart with what was bought in it (3 §2). */
export const accountCartDetail = accountCart.extend({
  items: z.array(
    z.discriminatedUnion('type', [
      z.object({
        ...itemOfAnyKind,
        type: z.literal('REGISTRATION'),
        membership: z.null(),
        availability: availabilityOfItem,
        availabilities: z.array(availabilityOfItem),
        bundle: z.null(),
        voucher: z.null(),
        registrations_request: z.null(),
        registration: accountRegistration,
      }),
      z.object({
        ...itemOfAnyKind,
        type: z.literal('VOUCHER'),
        membership: z.null(),
        availability: z.null(),
        availabilities: z.array(availabilityOfItem),
        bundle: z.null(),
        voucher: customerVoucher,
        registrations_request: z.null(),
        registration: z.null(),
      }),
      z.object({
        ...itemOfAnyKind,
        type: z.literal('BUNDLE'),
        membership: z.null(),
        availability: z.null(),
        availabilities: z.array(availabilityOfItem),
        bundle: customerBundle,
        voucher: z.null(),
        registrations_request: z.null(),
        registration: z.null(),
      }),
      z.object({
        ...itemOfAnyKind,
        type: z.literal('MEMBERSHIP'),
        membership: membershipOfCart,
        availability: z.null(),
        availabilities: z.array(availabilityOfItem),
        bundle: z.null(),
        voucher: z.null(),
        registrations_request: z.null(),
        registration: z.null(),
      }),
      z.object({
        ...itemOfAnyKind,
        type: z.literal('REGISTRATION_REQUEST'),
        membership: z.null(),
        availability: z.null(),
        availabilities: z.array(availabilityOfItem),
        bundle: z.null(),
        voucher: z.null(),
        registrations_request: registrationRequest,
        registration: z.null(),
      }),
    ]),
  ),
  coupon_id: id.nullable(),
  coupon: usedCoupon.nullable(),
  bank_transfer: bankTransfer.nullable(),
});
