import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, day, instant } from '../general/shapes.ts';

/**
 * Returns the reminders of a family, the latest first, fifty at most, and what it owes by the
 * number under which it is paid. Amounts in minor units.
 */
export const listPaymentReminders = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/payment-reminders',
  who: 'payments.read',
  summary: 'Lists the reminders of a family.',
  request: z.object({ customer: cuid }),
  answer: z.object({
    /** The amounts owed, by the structured communication under which it is paid. */
    owed: z.array(
      z.object({
        communication: z.string(),
        amount,
        overdue: z.boolean(),
        /** True when staff keep it out of reminders. */
        stopped: z.boolean(),
      }),
    ),
    data: z.array(
      z.object({
        cuid,
        created_at: instant,
        /** Null until its e-mail is on its way. */
        sent_at: instant.nullable(),
        last_day: day.nullable(),
        /** The collaborator who sent it; null for the platform. */
        by: z.string().nullable(),
        debts: z.array(
          z.object({
            label: z.string(),
            communication: z.string(),
            amount,
            due_at: instant.nullable(),
            /** 1 for a first reminder of this debt. */
            rank: z.int(),
          }),
        ),
      }),
    ),
  }),
  errors: ['CUSTOMER_NOT_FOUND'],
});
