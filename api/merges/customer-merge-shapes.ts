import { cuid } from '../general/shapes.ts';

/** The family kept, and the one merged into it. */
export const customersToMerge = { customer: cuid, other: cuid };

/** The objections to it in a preview. */
export const CUSTOMER_MERGE_OBJECTIONS = [
  'MERGED_PAYMENT_OPEN',
  'MERGED_MEMBERSHIP_TWICE',
] as const;

/** The refusals of both preview and act. */
export const CUSTOMER_MERGE_ERRORS = ['CUSTOMER_NOT_FOUND', 'MERGE_WITH_ITSELF'] as const;
