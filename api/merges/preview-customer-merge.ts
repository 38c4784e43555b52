import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount } from '../general/shapes.ts';
import { CUSTOMER_MERGE_ERRORS, customersToMerge } from './customer-merge-shapes.ts';
import { mergedRecord, previewedMerge } from './merge-shapes.ts';

const family = mergedRecord.extend({
  email: z.string().nullable(),
  phone: z.string(),
  /** The first names of its participants; null for staff without access to participants. */
  participants: z.string().nullable(),
});

/**
 * Previews the merge of two families (decision 163): the records that move, the address that
 * remains, and the resulting debt and credit, in minor units. Writes nothing; refuses as the merge
 * does.
 */
export const previewCustomerMerge = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/merge/preview',
  reads_only: true,
  who: 'customers.delete',
  summary: 'Previews making one family of two.',
  request: z.object(customersToMerge),
  answer: z.object({
    kept: family,
    other: family,
    ...previewedMerge,
    /** The address with which the family then signs in; null without one. */
    email: z.string().nullable(),
    /** The fields filled in from the other because the kept one has none. */
    filled: z.array(z.enum(['email', 'phone', 'address'])),
    /** The total debt and credit of both, before and after; null for staff without access to it. */
    owed_amount: amount.nullable(),
    wallet_amount: amount.nullable(),
    /** The first names in both families: perhaps the same child. */
    same_children: z.array(z.string()),
  }),
  errors: [...CUSTOMER_MERGE_ERRORS],
});
