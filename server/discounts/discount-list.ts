import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { discountColumns } from '@ribambelle/api/discounts/discount-columns.ts';
import type { listDiscounts } from '@ribambelle/api/discounts/list-discounts.ts';
import type { officeDiscountRow } from '@ribambelle/api/discounts/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { withSegmentNames } from '../segments/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type DiscountFound, selectDiscounts } from './discount-views.ts';

/** The back-office list of discounts. */
export const discountList: OfficeList<
  Unpaged<RequestOf<typeof listDiscounts>>,
  DiscountFound,
  z.infer<typeof officeDiscountRow>
> = {
  permission: 'discounts.read',
  columns: discountColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectDiscounts({ organiser_id: organiser.id, filters, language, sort }),
  present: (row, reader) => ({
    ...withSegmentNames(row, reader.language),
    title: textReader(reader)(row.title),
  }),
};
