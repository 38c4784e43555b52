import { getOwedReport as endpoint } from '@ribambelle/api/reports/get-owed-report.ts';
import { action } from '../action.ts';
import { owedReport } from './owed-report.ts';
import { reportReader } from './report-views.ts';

/** The report of amounts owed, with its sum. */
export const getOwedReport = action(
  endpoint,
  reportReader(owedReport, (total) => total),
);
