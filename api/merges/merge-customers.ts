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
 * Merges two families into one (decision 163): all records of the other go to the kept one, its
 * wallet by two movements, and the other is deleted with its sign-in. Their total debt and credit
 * stays the same to the cent. Refuses CHANGED_MEANWHILE when either has changed since the preview,
 * while a payment page is open, and records that one family can have only once.
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
