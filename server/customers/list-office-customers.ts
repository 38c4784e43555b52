import { listOfficeCustomers as endpoint } from '@ribambelle/api/customers/list-office-customers.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findOfficeCustomers } from './office-customer-views.ts';

/** A page of families. */
export const listOfficeCustomers = action(endpoint, async ({ db, request, organiser }) => {
  const { search, outstanding = false } = request;
  const { rows, count } = await findOfficeCustomers(db, { organiser_id: organiser.id, search, outstanding, ...pageOf(request) });
  return { data: rows.map(({ firstname, lastname, ...row }) => ({ ...row, name: fullname({ firstname, lastname }) })), count };
});
