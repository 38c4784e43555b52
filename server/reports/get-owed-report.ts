import { getOwedReport as endpoint } from '@ribambelle/api/reports/get-owed-report.ts';
import { action } from '../action.ts';
import { owedReport } from './owed-report.ts';
import { reportReader } from './report-views.ts';

const readLines = reportReader(owedReport);

/** The report of what is owed, with its sum. */
export const getOwedReport = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const reader = { organiser, permissions: collaborator.permissions, language, now };
    return readLines(db, { request, reader, collaborator });
  },
);
