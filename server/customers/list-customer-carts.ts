import { listCustomerCarts as endpoint } from '@ribambelle/api/customers/list-customer-carts.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { orRefuse } from '../refusal.ts';
import { selectCarts } from './office-belongings-views.ts';
import { findCustomerId } from './office-customer-views.ts';

/** Lists a page of the carts and orders of a family. */
export const listCustomerCarts = action(endpoint, async ({ db, request, collaborator }) => {
  const optionalId = await findCustomerId(db, request.customer);
  const customer_id = orRefuse(optionalId, 'CUSTOMER_NOT_FOUND');
  const query = selectCarts(customer_id);
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  const money = seesFields(collaborator.permissions, 'MONEY');
  const data = rows.map(({ reference, total_amount, ...row }) => ({
    ...row,
    total_amount: money ? total_amount : null,
    communication: formatStructuredCommunication(reference),
  }));
  return { data, count };
});
