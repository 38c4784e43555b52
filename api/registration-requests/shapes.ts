import { REQUEST_STATUSES } from '@ribambelle/domain/registration-requests/request-status.ts';
import { z } from 'zod';
import { availabilityOfItem } from '../carts/availability-of-item.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

export const requestStatus = z.enum(REQUEST_STATUSES);

/** The state of payment of a request's outcome (3 §4). */
export const requestPayment = z.enum(['COMPLETE', 'DEPOSITED', 'OUTSTANDING']);

/** An availability requested, its dates, and the resulting registration; null for none. */
const requestedAvailability = availabilityOfItem.extend({
  dates: z.array(z.object({ id, start_at: instant, end_at: instant })),
  registration: z.object({ cuid, cancelled: z.boolean() }).nullable(),
});

/**
 * A request in the account, and in the order in which it was made (3 §3). Amounts are those of its
 * outcome, in minor units.
 */
export const registrationRequest = z.object({
  id,
  cuid,
  reference: z.string(),
  status: requestStatus,
  created_at: instant,
  /** The time at which it was approved, rejected or cancelled. */
  decided_at: instant.nullable(),
  /** The tier of the request, such as two lessons a week. */
  tier: z.string(),
  activity: z.object({
    id,
    cuid,
    slug: z.string(),
    title: z.string(),
    motif: z.string(),
  }),
  participant: z.object({ id, cuid, fullname: z.string() }),
  /** By their start. */
  availabilities: z.array(requestedAvailability),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  /** Null while nothing is due. */
  payment: requestPayment.nullable(),
});

const order = z.object({ cuid, reference: z.string() });

/** The options and answers of a request. */
export const requestAnswers = {
  options: z.array(
    z.object({
      price_id: id,
      title: z.string(),
      label: z.string(),
      content: z.string().nullable(),
    }),
  ),
  questions: z.array(z.object({ question_id: id, title: z.string(), content: z.string() })),
};

/** One request in full (3 §2). */
export const registrationRequestDetail = registrationRequest.extend({
  ...requestAnswers,
  /** The instructions of the activity, as sanitised HTML. */
  instructions: z.string(),
  /** The organiser's message with the decision; empty for none. */
  message: z.string(),
  /** True when its family may still cancel it. */
  cancellable: z.boolean(),
  /** The order in which it was made. */
  cart: order,
  /** The order of the part approved, by which it is paid; null as long as nothing was. */
  order: order.nullable(),
});
