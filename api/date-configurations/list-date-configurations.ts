import { z } from 'zod';
import { version } from '../general/versions.ts';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { dateConfigurationColumns } from './date-configuration-columns.ts';
import { dateConfigurationFilters, officeDateConfiguration } from './office-shapes.ts';

/** Lists templates of dates by name unless sorted. */
export const listDateConfigurations = endpoint({
  method: 'GET',
  path: '/api/back-office/date-configurations',
  who: 'date-configurations.read',
  summary: 'Lists the organiser’s templates of dates.',
  request: z.object({
    ...paging,
    ...dateConfigurationFilters,
    sort: sortBy(dateConfigurationColumns),
  }),
  answer: list(officeDateConfiguration.omit({ version: true }).extend({ version })),
  errors: [],
});
