import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import {
  CUSTOMER_MERGE_ERRORS,
  CUSTOMER_MERGE_OBJECTIONS,
  customersToMerge,
} from './customer-merge-shapes.ts';
import { mergeAsSeen } from './merge-shapes.ts';

/**
 * Makes one family of two (decision 163): all that the other has goes to the kept one, its wallet by two movements, and the other is gone with its sign-in. What both owe and have together
 * is the same to the cent. Refuses CHANGED_MEANWHILE when either is no longer as the preview showed them, while a payment page is open, and what one family can have only once.
 */
export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/merge',
  who: 'customers.delete',
  recent_password: 'always',
  summary: 'Makes one family of two.',
  request: z.object({ ...customersToMerge, ...mergeAsSeen }),
  answer: done,
  errors: [...CUSTOMER_MERGE_ERRORS, ...CUSTOMER_MERGE_OBJECTIONS, 'CHANGED_MEANWHILE'],
});
