import { closedPeriodColumns } from '@ribambelle/api/closed-periods/closed-period-columns.ts';
import type { listClosedPeriods } from '@ribambelle/api/closed-periods/list-closed-periods.ts';
import type { closedPeriodRow } from '@ribambelle/api/closed-periods/office-shapes.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type ClosedPeriodRow, selectClosedPeriods } from './closed-period-views.ts';

/** The back-office list of closed periods. */
export const closedPeriodList: OfficeList<
  Unpaged<RequestOf<typeof listClosedPeriods>>,
  ClosedPeriodRow,
  z.output<typeof closedPeriodRow>
> = {
  permission: 'date-configurations.read',
  columns: closedPeriodColumns,
  select: ({ sort, ...filters }, { organiser }) =>
    selectClosedPeriods({ organiser_id: organiser.id, filters, sort }),
  present: (row, reader) => ({ ...row, name: textReader(reader)(row.name) }),
};
