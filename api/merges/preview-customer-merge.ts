import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount } from '../general/shapes.ts';
import { CUSTOMER_MERGE_ERRORS, customersToMerge } from './customer-merge-shapes.ts';
import { mergedRecord, previewedMerge } from './merge-shapes.ts';

const family = mergedRecord.extend({
  email: z.string().nullable(),
  phone: z.string(),
  /** The first names of its participants; null for who may not read them. */
  participants: z.string().nullable(),
});

/** What would follow if two families became one (decision 163): what moves, which address remains, and what it owes and has then, in minor units. Writes nothing; refuses as the merge does. */
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
    /** With which address the family signs in then; null for one without. */
    email: z.string().nullable(),
    /** What of the other is filled in where the kept one says nothing. */
    filled: z.array(z.enum(['email', 'phone', 'address'])),
    /** What both owe and have together, before and after; null for who may not see it. */
    owed_amount: amount.nullable(),
    wallet_amount: amount.nullable(),
    /** The first names that both have: maybe one child each. */
    same_children: z.array(z.string()),
  }),
  errors: [...CUSTOMER_MERGE_ERRORS],
});
