export { loadClosedPeriods } from './closed-period-views.ts';
export { nameDays } from './named-days.ts';
