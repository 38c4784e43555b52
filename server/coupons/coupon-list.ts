import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { couponColumns } from '@ribambelle/api/coupons/coupon-columns.ts';
import type { listCoupons } from '@ribambelle/api/coupons/list-coupons.ts';
import type { officeCouponRow } from '@ribambelle/api/coupons/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { withSegmentNames } from '../segments/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CouponFound, selectCoupons } from './coupon-views.ts';

/** The back-office list of coupons. */
export const couponList: OfficeList<
  Unpaged<RequestOf<typeof listCoupons>>,
  CouponFound,
  z.infer<typeof officeCouponRow>
> = {
  permission: 'discounts.read',
  columns: couponColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectCoupons({ organiser_id: organiser.id, filters, language, sort }),
  present: (row, reader) => ({
    ...withSegmentNames(row, reader.language),
    title: textReader(reader)(row.title),
  }),
};
