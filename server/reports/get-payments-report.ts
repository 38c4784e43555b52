import { getPaymentsReport as endpoint } from '@ribambelle/api/reports/get-payments-report.ts';
import { action } from '../action.ts';
import { paymentsReport, paymentsTotal } from './payments-report.ts';
import { reportReader } from './report-views.ts';

const readLines = reportReader(paymentsReport);

/** The report of payments, with its sum. */
export const getPaymentsReport = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const reader = { organiser, permissions: collaborator.permissions, language, now };
    const { total, ...lines } = await readLines(db, { request, reader, collaborator });
    return { ...lines, total: paymentsTotal(total) };
  },
);
