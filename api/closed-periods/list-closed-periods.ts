import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { closedPeriodColumns } from './closed-period-columns.ts';
import { closedPeriodFilters, closedPeriodRow } from './office-shapes.ts';

/** Lists closed periods by their first day, latest first unless sorted. */
export const listClosedPeriods = endpoint({
  method: 'GET',
  path: '/api/back-office/closed-periods',
  who: 'date-configurations.read',
  summary: 'Lists the organiser’s closed periods.',
  request: z.object({
    ...paging,
    ...closedPeriodFilters,
    sort: sortBy(closedPeriodColumns),
  }),
  answer: list(closedPeriodRow),
  errors: [],
});
