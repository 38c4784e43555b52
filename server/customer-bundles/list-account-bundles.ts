import { listAccountBundles as endpoint } from '@ribambelle/api/customer-bundles/list-account-bundles.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { findBundlesOfCustomer } from './customer-bundle-views.ts';
import { presentCustomerBundle } from './present-customer-bundle.ts';

/** Lists the caller's packs. */
export const listAccountBundles = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { rows, count } = await findBundlesOfCustomer(db, {
      customer_id: customer.id,
      ...pageOf(request),
    });
    const reading = { text: textReader({ language, organiser }), now };
    return { data: rows.map((row) => presentCustomerBundle(row, reading)), count };
  },
);
