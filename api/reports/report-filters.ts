import { filtersOf } from '../lists/filters.ts';
import { reportPeriod } from './report.ts';

/** The default period of a report. */
export const USUAL_PERIOD = 'THIS_MONTH';

/** The filter of a report with a period. */
export const reportFilterSet = filtersOf(reportPeriod, {
  period: { kind: 'period', from: 'from', to: 'to', usual: USUAL_PERIOD },
});
