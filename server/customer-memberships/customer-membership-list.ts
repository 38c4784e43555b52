import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeCustomerMemberships } from '@ribambelle/api/customer-memberships/list-office-customer-memberships.ts';
import { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import type { officeCustomerMembership } from '@ribambelle/api/customer-memberships/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  type CustomerMembershipRow,
  selectCustomerMemberships,
} from './customer-membership-views.ts';
import { presentForOffice } from './present-customer-membership.ts';

/** Sold memberships, as a list of the back-office. */
export const customerMembershipList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeCustomerMemberships>>,
  CustomerMembershipRow,
  z.infer<typeof officeCustomerMembership>
> &
  Searched = {
  permission: 'customer-memberships.read',
  resembles: isPeopleResembling,
  columns: customerMembershipColumns,
  select: ({ search, customer, sort, ...days }, { organiser }) => {
    const { timezone } = organiser;
    return selectCustomerMemberships({ search, customer, sort, days, timezone });
  },
  present: (row, reader) =>
    presentForOffice(row, { text: textReader(reader), now: reader.now, held: reader.permissions }),
};
