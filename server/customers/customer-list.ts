import { customerColumns } from '@ribambelle/api/customers/customer-columns.ts';
import type { listOfficeCustomers } from '@ribambelle/api/customers/list-office-customers.ts';
import type { officeCustomerRow } from '@ribambelle/api/customers/office-shapes.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { unmovedBefore } from '@ribambelle/domain/wallet/unmoved-credit.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { refuse } from '../refusal.ts';
import { type OfficeCustomerRow, selectCustomers } from './office-customer-views.ts';

/** The families of the back-office, with as much of each as the reader sees in its detail. */
export const customerList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeCustomers>>,
  OfficeCustomerRow,
  z.infer<typeof officeCustomerRow>
> &
  Searched = {
  permission: 'customers.read',
  resembles: isPeopleResembling,
  columns: customerColumns,
  select: (request, { permissions, organiser, now }) => {
    const { search, place, tag, outstanding, owed_from, owed_to, sort } = request;
    const indebted = outstanding === true || owed_from !== undefined || owed_to !== undefined;
    if (indebted && !seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    if (tag !== undefined && !seesFields(permissions, 'TAGS')) refuse('NOT_PERMITTED');
    const { unmoved_from, unmoved_to } = request;
    const of_credit = unmoved_from !== undefined || unmoved_to !== undefined;
    if (of_credit && !seesFields(permissions, 'WALLET')) refuse('NOT_PERMITTED');
    const { timezone } = organiser;
    const before = (months: number | undefined) =>
      months === undefined ? undefined : unmovedBefore(now, { months, timezone });
    return selectCustomers({
      search,
      place,
      tag,
      owing: indebted ? { from: owed_from, to: owed_to } : undefined,
      unmoved: of_credit
        ? {
            before: before(unmoved_from),
            from: before(unmoved_to === undefined ? undefined : unmoved_to + 1),
          }
        : undefined,
      sort,
    });
  },
  present: ({ firstname, lastname, phone, ...row }, { permissions }) => ({
    ...row,
    name: fullname({ firstname, lastname }),
    phone: writtenPhone(phone),
    participants: may(permissions, 'participants.read') ? row.participants : null,
    registrations: may(permissions, 'registrations.read') ? row.registrations : null,
    outstanding_amount: seesFields(permissions, 'MONEY') ? row.outstanding_amount : null,
    wallet_amount: seesFields(permissions, 'WALLET') ? row.wallet_amount : null,
    wallet_moved_at: seesFields(permissions, 'WALLET') ? row.wallet_moved_at : null,
    tags: seesFields(permissions, 'TAGS') ? [...row.tags] : null,
  }),
};
