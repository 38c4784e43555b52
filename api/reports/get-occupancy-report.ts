import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { occupancyReportFilters, occupancyRow, occupancyTotal } from './occupancy-report.ts';
import { reportAnswer, reportPaging } from './report.ts';

/**
 * Returns the occupancy of the dates of a period, by activity, location, week or month, or week by
 * week as they filled. Refuses a period that is too long.
 */
export const getOccupancyReport = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/occupancy',
  who: 'reports.participation',
  summary: 'Reports how many places of a period are offered, taken and free.',
  request: z.object({ ...occupancyReportFilters, ...reportPaging }),
  answer: reportAnswer(occupancyRow, occupancyTotal),
  errors: ['REPORT_TOO_LONG'],
});
