export { accounts } from './accounts.ts';
export { balanceList } from './balance-list.ts';
export { goOnSending } from './go-on-sending.ts';
export { keepMonthEnds } from './month-ends.ts';
export { occupancyReport } from './occupancy-report.ts';
export { owedReport } from './owed-report.ts';
export { paymentsReport } from './payments-report.ts';
export { resourcesReport } from './resources-report.ts';
