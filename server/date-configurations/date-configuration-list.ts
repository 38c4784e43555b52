import { dateConfigurationColumns } from '@ribambelle/api/date-configurations/date-configuration-columns.ts';
import type { listDateConfigurations } from '@ribambelle/api/date-configurations/list-date-configurations.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { type DateConfigurationRow, selectDateConfigurations } from './date-configuration-views.ts';

/** The back-office list of templates of dates. */
export const dateConfigurationList: OfficeList<
  Unpaged<RequestOf<typeof listDateConfigurations>>,
  DateConfigurationRow,
  DateConfigurationRow
> = {
  permission: 'date-configurations.read',
  columns: dateConfigurationColumns,
  select: ({ search, sort }, { organiser }) =>
    selectDateConfigurations({ organiser_id: organiser.id, search, sort }),
  present: (row) => row,
};
