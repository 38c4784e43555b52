import { cuid } from '../general/shapes.ts';

/** Which family is kept, and which one goes into it. */
export const customersToMerge = { customer: cuid, other: cuid };

/** What stands against it, as a preview says it. */
export const CUSTOMER_MERGE_OBJECTIONS = [
  'MERGED_PAYMENT_OPEN',
  'MERGED_MEMBERSHIP_TWICE',
] as const;

/** What cannot be at all, in a preview as in the act. */
export const CUSTOMER_MERGE_ERRORS = ['CUSTOMER_NOT_FOUND', 'MERGE_WITH_ITSELF'] as const;
