import { tagCustomer as endpoint } from '@ribambelle/api/customers/tag-customer.ts';
import { action } from '../action.ts';
import { answerTagging, tagRecord } from '../tags/index.ts';
import { findNotedFamily } from './noted-family.ts';

/** Adds tags to a family, and removes others. */
export const tagCustomer = action(endpoint, async (context) => {
  const { id, cuid, name } = await findNotedFamily(context);
  const of = { table: 'customers' as const, id, cuid, name };
  const result = await tagRecord(context, { of, change: { change: context.request } });
  return answerTagging(result, 'CUSTOMER_NOT_FOUND');
});
