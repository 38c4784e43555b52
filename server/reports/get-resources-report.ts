import { getResourcesReport as endpoint } from '@ribambelle/api/reports/get-resources-report.ts';
import { action } from '../action.ts';
import { reportReader } from './report-views.ts';
import { resourcesReport, resourcesTotal } from './resources-report.ts';

/** The report of resources, with its sum. */
export const getResourcesReport = action(
  endpoint,
  reportReader(resourcesReport, (total, { request, reader }) => {
    const figures = resourcesTotal(total, reader);
    const open_minutes = request.by === 'family' ? null : figures.open_minutes;
    return { ...figures, open_minutes };
  }),
);
