export { closedPeriodList } from './closed-period-list.ts';
export { loadClosedPeriods } from './closed-period-views.ts';
export { nameDays } from './named-days.ts';
