import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { done } from '../general/shapes.ts';
import { paymentFields } from './office-shapes.ts';

/**
 * Changes the ways in which families pay. Refuses an invalid account number, and transfers without
 * one, and a second reminder or a cancellation without a first reminder.
 */
export const updatePaymentSettings = endpoint({
  method: 'PUT',
  path: '/api/back-office/settings/payments',
  who: 'organiser-payments.update',
  summary: 'Changes how families pay.',
  request: z.object({ version, ...anyFieldOf(paymentFields) }),
  answer: done,
  errors: ['IBAN_INVALID', 'BANK_ACCOUNT_REQUIRED', 'METHOD_TWICE', 'FIRST_REMINDER_REQUIRED'],
  recent_password: 'always',
});
