import { getOccupancyReport as endpoint } from '@ribambelle/api/reports/get-occupancy-report.ts';
import { action } from '../action.ts';
import { occupancyReport, occupancyTotal } from './occupancy-report.ts';
import { reportReader } from './report-views.ts';

const readLines = reportReader(occupancyReport);

/** The report of occupancy, with its sum. */
export const getOccupancyReport = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const reader = { organiser, permissions: collaborator.permissions, language, now };
    const { total, ...lines } = await readLines(db, { request, reader, collaborator });
    return { ...lines, total: occupancyTotal(total) };
  },
);
