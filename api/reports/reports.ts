import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { occupancyReport } from './occupancy-report.ts';
import { owedReport } from './owed-report.ts';
import { paymentsReport } from './payments-report.ts';
import { resourcesReport } from './resources-report.ts';
import { salesReport } from './sales-report.ts';

/** The reports in their order, with the groupings of each, and all the permissions it requires. */
export const REPORTS = [
  {
    name: 'occupancy',
    dimensions: occupancyReport.dimensions,
    permissions: [occupancyReport.permission],
  },
  {
    name: 'resources',
    dimensions: resourcesReport.dimensions,
    permissions: [resourcesReport.permission],
  },
  {
    name: 'sales',
    dimensions: salesReport.dimensions,
    permissions: [salesReport.permission, FIELD_GROUPS.MONEY],
  },
  {
    name: 'payments',
    dimensions: paymentsReport.dimensions,
    permissions: [paymentsReport.permission, FIELD_GROUPS.MONEY],
  },
  {
    name: 'owed',
    dimensions: owedReport.dimensions,
    permissions: [owedReport.permission, FIELD_GROUPS.MONEY],
  },
] as const;

/** The name of a report in addresses. */
export type ReportName = (typeof REPORTS)[number]['name'];

/** Tests whether a collaborator with these permissions may read a report. */
export function mayReadReport(report: ReportName, held: readonly string[]): boolean {
  const entry = REPORTS.find(({ name }) => name === report);
  return entry !== undefined && entry.permissions.every((one) => held.includes(one));
}
