import { REQUEST_STATUSES } from '@ribambelle/domain/registration-requests/request-status.ts';
import { z } from 'zod';
import { availabilityOfItem } from '../carts/availability-of-item.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

export const requestStatus = z.enum(REQUEST_STATUSES);

/** How what came of a request is paid (3 §4). */
export const requestPayment = z.enum(['COMPLETE', 'DEPOSITED', 'OUTSTANDING']);

/** An availability that is asked for, on which of its dates, and the registration that came of it; null for none. */
const requestedAvailability = availabilityOfItem.extend({
  dates: z.array(z.object({ id, start_at: instant, end_at: instant })),
  registration: z.object({ cuid, cancelled: z.boolean() }).nullable(),
});

/** A request in the account, and in the order in which it was asked (3 §3). Amounts are of what came of it, in minor units. */
export const registrationRequest = z.object({
  id,
  cuid,
  reference: z.string(),
  status: requestStatus,
  created_at: instant,
  /** When it was approved, rejected or cancelled. */
  decided_at: instant.nullable(),
  /** What is asked, such as two lessons a week. */
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
  /** Null while nothing is asked. */
  payment: requestPayment.nullable(),
});

const order = z.object({ cuid, reference: z.string() });

/** What was chosen and answered with a request. */
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
  /** Sanitised HTML, of the activity. */
  instructions: z.string(),
  /** What the organiser said when it decided; empty for nothing. */
  message: z.string(),
  /** Whether it may still be cancelled by its family. */
  cancellable: z.boolean(),
  /** The order in which it was asked. */
  cart: order,
  /** The order of what was approved, by which it is paid; null as long as nothing was. */
  order: order.nullable(),
});
