import { occupancyReport } from '@ribambelle/api/reports/occupancy-report.ts';
import { owedReport } from '@ribambelle/api/reports/owed-report.ts';
import { paymentsReport } from '@ribambelle/api/reports/payments-report.ts';
import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';

/** The reports in their order, with all the rights that each wants. */
export const REPORTS = [
  { name: 'occupancy', permissions: [occupancyReport.permission] },
  { name: 'payments', permissions: [paymentsReport.permission, FIELD_GROUPS.MONEY] },
  { name: 'owed', permissions: [owedReport.permission, FIELD_GROUPS.MONEY] },
] as const;
