import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeCustomerBundles } from '@ribambelle/api/customer-bundles/list-office-customer-bundles.ts';
import { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import type { officeCustomerBundle } from '@ribambelle/api/customer-bundles/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CustomerBundleRow, selectCustomerBundles } from './customer-bundle-views.ts';
import { presentForOffice } from './present-customer-bundle.ts';

/** Sold packs, as a list of the back-office. */
export const customerBundleList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeCustomerBundles>>,
  CustomerBundleRow,
  z.infer<typeof officeCustomerBundle>
> &
  Searched = {
  permission: 'customer-bundles.read',
  resembles: isPeopleResembling,
  columns: customerBundleColumns,
  select: ({ search, customer, sort, ...days }, { organiser }) => {
    const { timezone } = organiser;
    return selectCustomerBundles({ search, customer, sort, days, timezone });
  },
  present: (row, reader) =>
    presentForOffice(row, { text: textReader(reader), now: reader.now, held: reader.permissions }),
};
