import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  paymentsReportFilters,
  paymentsReportRow,
  paymentsReportTotal,
} from './payments-report.ts';
import { reportAnswer, reportPaging } from './report.ts';

/**
 * Returns the money of a period by the day on which it was received or given back. Refuses a period
 * that is too long, and NOT_PERMITTED to staff without access to money.
 */
export const getPaymentsReport = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/payments',
  who: 'reports.treasury',
  also: [FIELD_GROUPS.MONEY],
  summary: 'Reports what was received and refunded in a period.',
  request: z.object({ ...paymentsReportFilters, ...reportPaging }),
  answer: reportAnswer(paymentsReportRow, paymentsReportTotal),
  errors: ['REPORT_TOO_LONG'],
});
