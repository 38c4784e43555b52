import { filtersOf } from '../lists/filters.ts';
import { USUAL_PERIOD } from './report-filters.ts';
import { resourcesReportScope } from './resources-report.ts';

/** The filters of the report of resources. */
export const resourcesReportFilterSet = filtersOf(resourcesReportScope, {
  period: { kind: 'period', from: 'from', to: 'to', usual: USUAL_PERIOD },
  resource: { kind: 'resource' },
  location: { kind: 'location' },
});
