import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, oneLine } from '../general/shapes.ts';

/**
 * Reminds a family now of all that it owes after its due date or without one, or of what is owed
 * under one communication. Refuses EMAIL_REQUIRED for a family without an address, FAMILY_IS_PAYING
 * while its money is under way or disputed, NOTHING_OVERDUE, and REMINDED_TODAY.
 */
export const sendPaymentReminder = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/payment-reminders',
  who: 'notifications.trigger',
  summary: 'Reminds a family of what it did not pay.',
  request: z.object({ customer: cuid, communication: oneLine(40).nullable().default(null) }),
  answer: z.object({ cuid }),
  errors: [
    'CUSTOMER_NOT_FOUND',
    'EMAIL_REQUIRED',
    'NOTHING_OVERDUE',
    'REMINDED_TODAY',
    'FAMILY_IS_PAYING',
  ],
});
