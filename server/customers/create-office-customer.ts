import { createOfficeCustomer as endpoint } from '@ribambelle/api/customers/create-office-customer.ts';
import { action } from '../action.ts';
import { makeFamily } from './make-family.ts';

/** Adds a family. */
export const createOfficeCustomer = action(endpoint, async (context) => {
  const { cuid } = await makeFamily(context, { values: context.request });
  return { cuid };
});
