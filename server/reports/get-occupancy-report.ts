import { getOccupancyReport as endpoint } from '@ribambelle/api/reports/get-occupancy-report.ts';
import { action } from '../action.ts';
import { occupancyReport, occupancyTotal } from './occupancy-report.ts';
import { reportReader } from './report-views.ts';

/** The report of occupancy, with its sum. */
export const getOccupancyReport = action(endpoint, reportReader(occupancyReport, occupancyTotal));
