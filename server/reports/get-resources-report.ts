import { getResourcesReport as endpoint } from '@ribambelle/api/reports/get-resources-report.ts';
import { action } from '../action.ts';
import { reportReader } from './report-views.ts';
import { resourcesReport, resourcesTotal } from './resources-report.ts';

const readLines = reportReader(resourcesReport);

/** The report of resources, with its sum. */
export const getResourcesReport = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const reader = { organiser, permissions: collaborator.permissions, language, now };
    const { total, ...lines } = await readLines(db, { request, reader, collaborator });
    const figures = resourcesTotal(total, reader);
    const open_minutes = request.by === 'family' ? null : figures.open_minutes;
    return { ...lines, total: { ...figures, open_minutes } };
  },
);
