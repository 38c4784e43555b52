import { getSalesReport as endpoint } from '@ribambelle/api/reports/get-sales-report.ts';
import { action } from '../action.ts';
import { reportReader } from './report-views.ts';
import { salesFigures, salesReport } from './sales-report.ts';

/** The report of sales, with its sum. */
export const getSalesReport = action(endpoint, reportReader(salesReport, salesFigures));
