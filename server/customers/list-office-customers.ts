import { listOfficeCustomers as endpoint } from '@ribambelle/api/customers/list-office-customers.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { refuse } from '../refusal.ts';
import { findOfficeCustomers } from './office-customer-views.ts';

/** A page of families, with as much of each as the collaborator sees in its detail. */
export const listOfficeCustomers = action(
  endpoint,
  async ({ db, request, organiser, collaborator }) => {
    const { permissions } = collaborator;
    const money = seesFields(permissions, 'MONEY');
    const { search, outstanding = false } = request;
    if (outstanding && !money) refuse('NOT_PERMITTED');
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
      participants: may(permissions, 'participants.read') ? row.participants : null,
      registrations: may(permissions, 'registrations.read') ? row.registrations : null,
      outstanding_amount: money ? row.outstanding_amount : null,
      wallet_amount: seesFields(permissions, 'WALLET') ? row.wallet_amount : null,
    }));
    return { data, count };
  },
);
