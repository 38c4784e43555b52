import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { volumeDiscountColumns } from '@ribambelle/api/volume-discounts/volume-discount-columns.ts';
import type { listVolumeDiscounts } from '@ribambelle/api/volume-discounts/list-volume-discounts.ts';
import type { officeVolumeDiscountRow } from '@ribambelle/api/volume-discounts/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { withSegmentNames } from '../segments/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type VolumeDiscountFound, selectVolumeDiscounts } from './volume-discount-views.ts';

/** The back-office list of volume discounts. */
export const volumeDiscountList: OfficeList<
  Unpaged<RequestOf<typeof listVolumeDiscounts>>,
  VolumeDiscountFound,
  z.infer<typeof officeVolumeDiscountRow>
> = {
  permission: 'volume-discounts.read',
  columns: volumeDiscountColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectVolumeDiscounts({ organiser_id: organiser.id, filters, language, sort }),
  present: (row, reader) => ({
    ...withSegmentNames(row, reader.language),
    title: textReader(reader)(row.title),
  }),
};
