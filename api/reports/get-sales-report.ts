import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportAnswer, reportPaging } from './report.ts';
import { salesReportFilters, salesReportRow, salesReportTotal } from './sales-report.ts';

/**
 * Returns the sales of a period, compared with a year earlier: the same days of that year, for a
 * week the same week of it (364 days before). The most first, weeks and months in their order.
 * Refuses a period that is too long, and NOT_PERMITTED to staff without access to money.
 */
export const getSalesReport = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/sales',
  who: 'reports.treasury',
  also: [FIELD_GROUPS.MONEY],
  summary: 'Reports what was sold in a period, beside a year earlier.',
  request: z.object({ ...salesReportFilters, ...reportPaging }),
  answer: reportAnswer(salesReportRow, salesReportTotal),
  errors: ['REPORT_TOO_LONG'],
});
