import { listWalletMovements as endpoint } from '@ribambelle/api/customers/list-wallet-movements.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { orRefuse } from '../refusal.ts';
import { selectMovements } from './office-belongings-views.ts';
import { findCustomerId } from './office-customer-views.ts';

/** Lists a page of the wallet movements of a family. */
export const listWalletMovements = action(endpoint, async ({ db, request }) => {
  const optionalId = await findCustomerId(db, request.customer);
  const customer_id = orRefuse(optionalId, 'CUSTOMER_NOT_FOUND');
  const query = selectMovements(customer_id);
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  return { data: [...rows], count };
});
