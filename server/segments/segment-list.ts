import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listSegments } from '@ribambelle/api/segments/list-segments.ts';
import { segmentColumns } from '@ribambelle/api/segments/segment-columns.ts';
import type { officeSegmentRow } from '@ribambelle/api/segments/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { segmentName } from './segment-name.ts';
import { type SegmentRow, selectSegments } from './segment-views.ts';

/** The back-office list of segments. */
export const segmentList: OfficeList<
  Unpaged<RequestOf<typeof listSegments>>,
  SegmentRow,
  z.infer<typeof officeSegmentRow>
> = {
  permission: 'segments.read',
  columns: segmentColumns,
  select: ({ sort, ...filters }) => selectSegments({ filters, sort }),
  present: (row, { language }) => ({ ...row, name: segmentName(row, language) }),
};
