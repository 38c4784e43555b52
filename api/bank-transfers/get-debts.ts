import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, instant } from '../general/shapes.ts';

/**
 * Returns the debts under a structured communication, or of a family; none, and no customer, for a
 * communication that nothing has. Refuses a request that names neither, or no known
 * family.
 */
export const getDebts = endpoint({
  method: 'GET',
  path: '/api/back-office/debts',
  who: 'payments.create',
  summary: 'Shows what money could be put on.',
  request: z.object({ communication: z.string().max(40).optional(), customer: cuid.optional() }),
  answer: z.object({
    /** Null when nothing has this communication. */
    customer: z.object({ cuid, name: z.string() }).nullable(),
    communication: z.string().nullable(),
    outstanding_amount: amount,
    /** The balance of the family's wallet; null when the collaborator may not see it. */
    wallet_amount: amount.nullable(),
    debts: z.array(
      z.object({
        label: z.string(),
        amount,
        /** The structured communication under which it is paid. */
        communication: z.string(),
        /** The moment by which it is due; null for no deadline (R32). */
        due_at: instant.nullable(),
        overdue: z.boolean(),
      }),
    ),
  }),
  errors: ['CUSTOMER_NOT_FOUND', 'DEBTOR_REQUIRED'],
});
