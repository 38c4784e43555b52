import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportAnswer, reportPaging } from './report.ts';
import {
  resourcesReportFilters,
  resourcesReportRow,
  resourcesReportTotal,
} from './resources-report.ts';

/**
 * Returns the use of resources in a period: minutes booked and open, bookings that begin in it and
 * their price in minor units, by resource, location, family, weekday or hour of the day. A resource
 * or location that does not exist has no lines. Refuses a period that is too long.
 */
export const getResourcesReport = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/resources',
  who: 'reports.participation',
  summary: 'Reports how much of their opening hours resources are booked.',
  request: z.object({ ...resourcesReportFilters, ...reportPaging }),
  answer: reportAnswer(resourcesReportRow, resourcesReportTotal),
  errors: ['REPORT_TOO_LONG'],
});
