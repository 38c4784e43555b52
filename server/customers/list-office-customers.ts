import { listOfficeCustomers as endpoint } from '@ribambelle/api/customers/list-office-customers.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findOfficeCustomers } from './office-customer-views.ts';

/** A page of families. */
export const listOfficeCustomers = action(endpoint, async ({ db, request, organiser }) => {
  const { search, outstanding = false } = request;
  const { rows, count } = await findOfficeCustomers(db, {
    organiser_id: organiser.id,
    search,
    outstanding,
    ...pageOf(request),
  });
  const data = rows.map(({ firstname, lastname, phone, ...row }) => ({
    ...row,
    name: fullname({
      firstname,
      lastname,
    }),
    phone: writtenPhone(phone),
  }));
  return { data, count };
});
