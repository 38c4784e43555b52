import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { owedReportFilters, owedReportRow, owedReportTotal } from './owed-report.ts';
import { reportAnswer, reportPaging } from './report.ts';

/**
 * Returns the present debts, by family, by how long they are overdue, or by kind of item. Refuses
 * NOT_PERMITTED to staff without access to money.
 */
export const getOwedReport = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/owed',
  who: 'reports.treasury',
  also: [FIELD_GROUPS.MONEY],
  summary: 'Reports what is owed and by whom.',
  request: z.object({ ...owedReportFilters, ...reportPaging }),
  answer: reportAnswer(owedReportRow, owedReportTotal),
  errors: [],
});
