import { filtersOf } from '../lists/filters.ts';
import { reportPeriod } from './report.ts';

/** The period of a report while no other is said. */
export const USUAL_PERIOD = 'THIS_MONTH';

/** The filter of a report of some days. */
export const reportFilterSet = filtersOf(reportPeriod, {
  period: { kind: 'period', from: 'from', to: 'to', usual: USUAL_PERIOD },
});
