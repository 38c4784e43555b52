import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, oneLine } from '../general/shapes.ts';

/**
 * Keeps what a family owes under a communication out of reminders, or lets it in again. Refuses
 * DEBT_NOT_FOUND when nothing is owed under it.
 */
export const stopPaymentReminders = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/payment-reminders/stop',
  who: 'notifications.trigger',
  summary: 'Stops the reminders of a debt, or lets them go on.',
  request: z.object({ customer: cuid, communication: oneLine(40), stopped: z.boolean() }),
  answer: done,
  errors: ['CUSTOMER_NOT_FOUND', 'DEBT_NOT_FOUND'],
});
