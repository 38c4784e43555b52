import { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import type { listOfficeAvailabilities } from '@ribambelle/api/availabilities/list-office-availabilities.ts';
import type { officeAvailabilityRow } from '@ribambelle/api/availabilities/office-shapes.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { z } from 'zod';
import { isResembling } from '../../activities/index.ts';
import type { Unpaged } from '../../database/counted.ts';
import type { OfficeList, Searched } from '../../lists/office-list.ts';
import { textReader } from '../../texts/bilingual.ts';
import { statusOf } from './column-values.ts';
import { type OfficeAvailabilityRow, selectOfficeAvailabilities } from './office-views.ts';

/**
 * The availabilities of the back-office, earliest first, in the states that the site shows now
 * (R24).
 */
export const availabilityList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeAvailabilities>>,
  OfficeAvailabilityRow,
  z.infer<typeof officeAvailabilityRow>
> &
  Searched = {
  permission: 'availabilities.read',
  resembles: isResembling,
  columns: availabilityColumns,
  select: ({ sort, ...filters }, { db, organiser, now }) =>
    selectOfficeAvailabilities(db, { timezone: organiser.timezone, now, filters, sort }),
  present: ({ activity_cuid, title, status, tags, ...row }, { organiser, language }) => ({
    ...row,
    tags: [...tags],
    activity: { cuid: activity_cuid, title: textReader({ language, organiser })(title) },
    status: statusOf(status),
  }),
};
