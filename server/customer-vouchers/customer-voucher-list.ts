import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeCustomerVouchers } from '@ribambelle/api/customer-vouchers/list-office-customer-vouchers.ts';
import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import type { officeCustomerVoucher } from '@ribambelle/api/customer-vouchers/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { LoadedList, Searched } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  openCodes,
  type SealedVoucherRow,
  selectCustomerVouchers,
} from './customer-voucher-views.ts';
import { presentForOffice } from './present-customer-voucher.ts';

/** Sold vouchers, as a list of the back-office. */
export const customerVoucherList: LoadedList<
  Unpaged<RequestOf<typeof listOfficeCustomerVouchers>>,
  SealedVoucherRow,
  z.infer<typeof officeCustomerVoucher>
> &
  Searched = {
  permission: 'customer-vouchers.read',
  resembles: isPeopleResembling,
  columns: customerVoucherColumns,
  select: ({ search, customer, sort, ...days }, { organiser, db }) => {
    const { timezone } = organiser;
    return selectCustomerVouchers({ db, search, customer, sort, days, timezone });
  },
  presentAll: async (rows, reader) => {
    const reading = { text: textReader(reader), now: reader.now, held: reader.permissions };
    const vouchers = openCodes(reader.db, rows);
    return vouchers.map((row) => presentForOffice(row, reading));
  },
};
