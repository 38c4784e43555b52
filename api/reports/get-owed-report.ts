import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { owedReportFilters, owedReportRow, owedReportTotal } from './owed-report.ts';
import { reportAnswer, reportPaging } from './report.ts';

/** What is owed now, by family, by how long it is overdue, or by kind of thing. Refuses NOT_PERMITTED to whoever does not see money. */
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
