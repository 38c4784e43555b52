import { REFUND_WAYS } from '@ribambelle/domain/payments/refunds.ts';
import { z } from 'zod';
import { amount, bound, cuid, day, id, instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

export const paymentMethod = z.enum(['ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER']);
export const paymentState = z.enum([
  'PENDING',
  'PAID',
  'REFUSED',
  'ABANDONED',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'VOIDED',
]);

/** What the dashboard points at: waiting for more than two weeks, or come in the last thirty days after its places were gone. */
export const paymentAttention = z.enum(['WAITING', 'LATE', 'REFUND_REFUSED']);

/**
 * What the list of payments can be narrowed to: words of the family's name or a structured communication; one family; state, method, attention; its amount; the days
 * on which money came, the last one included, which leaves what the report of payments counts as received.
 */
export const paymentFilters = {
  search: z.string().max(100).optional(),
  customer: cuid.optional(),
  state: paymentState.optional(),
  method: paymentMethod.optional(),
  attention: paymentAttention.optional(),
  received_from: day.optional(),
  received_to: day.optional(),
  amount_from: bound,
  amount_to: bound,
};

/** How money went back. */
export const refundWay = z.enum(REFUND_WAYS);

/** A payment in a list of the back-office. */
export const officePaymentRow = z.object({
  id,
  cuid,
  customer: z.object({ cuid, name: z.string() }),
  method: z.string(),
  state: paymentState,
  amount,
  refunded_amount: amount,
  /** The structured communication of its cart as people read it. */
  communication: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  /** The day of `paid_at` in the organiser's zone: what staff recorded as the day on which money came. */
  received_at: day.nullable(),
  /** What it was before it was voided; its amount is 0 since. */
  voided_amount: amount.nullable(),
});

/** A payment with where its money went and what was given back. */
export const officePayment = officePaymentRow.extend({
  version,
  message: z.string(),
  late: z.boolean(),
  provider: z.string().nullable(),
  provider_reference: z.string().nullable(),
  made_by: z.string().nullable(),
  allocations: z.array(
    z.object({
      receivable_id: id,
      /** What kind of thing it pays, and the thing's cuid; none for what only goes with an order. */
      kind: z.string(),
      subject: cuid.nullable(),
      title: z.string().nullable(),
      participant_name: z.string().nullable(),
      cancelled: z.boolean(),
      amount,
    }),
  ),
  /** What became credit in the wallet. */
  credited_amount: amount,
  /** How it was corrected or voided, the newest first; the amount after voiding is 0. */
  changes: z.array(
    z.object({
      amount_before: amount,
      amount_after: amount,
      /** Each other field that changed; days, methods and notes as they were and are. */
      fields: z.array(
        z.object({
          field: z.enum(['received_at', 'method', 'note']),
          from: z.string(),
          to: z.string(),
        }),
      ),
      reason: z.string(),
      made_by: z.string().nullable(),
      created_at: instant,
    }),
  ),
  /** What can still be given back. */
  refundable_amount: amount,
  /** What of it is not due any more: what was paid too much, and what lies in the wallet. */
  credit_amount: amount,
  refunds: z.array(
    z.object({
      cuid,
      amount,
      way: refundWay,
      state: z.string(),
      message: z.string(),
      made_by: z.string().nullable(),
      created_at: instant,
    }),
  ),
});
