import { getPaymentsReport as endpoint } from '@ribambelle/api/reports/get-payments-report.ts';
import { action } from '../action.ts';
import { paymentsReport, paymentsTotal } from './payments-report.ts';
import { reportReader } from './report-views.ts';

/** The report of payments, with its sum. */
export const getPaymentsReport = action(endpoint, reportReader(paymentsReport, paymentsTotal));
