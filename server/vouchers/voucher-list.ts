import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeVouchers } from '@ribambelle/api/vouchers/list-office-vouchers.ts';
import { voucherColumns } from '@ribambelle/api/vouchers/voucher-columns.ts';
import type { officeVoucherRow } from '@ribambelle/api/vouchers/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type OfficeVoucherFound, selectVouchers } from './voucher-views.ts';

/** The back-office list of vouchers that are offered. */
export const voucherList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeVouchers>>,
  OfficeVoucherFound,
  z.infer<typeof officeVoucherRow>
> = {
  permission: 'vouchers.read',
  columns: voucherColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectVouchers({ organiser_id: organiser.id, filters, language, sort }),
  present: (row, reader) => ({
    ...row,
    title: textReader(reader)(row.title),
    bundle:
      row.bundle === null
        ? null
        : { cuid: row.bundle.cuid, title: textReader(reader)(row.bundle.title) },
    picture:
      row.picture ??
      `/pictures/gift/${row.cuid}.svg?accent=${reader.organiser.accent_color.slice(1)}`,
  }),
};
