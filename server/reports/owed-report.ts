import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getOwedReport } from '@ribambelle/api/reports/get-owed-report.ts';
import { owedReport as report, type owedReportRow } from '@ribambelle/api/reports/owed-report.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { z } from 'zod';
import { refuse } from '../refusal.ts';
import type { Unpaged } from '../database/counted.ts';
import { lineName } from './line-name.ts';
import { type OwedFigures, type OwedFound, selectOwed } from './owed-report-views.ts';
import type { ReportList } from './report-views.ts';

/** The report of the amounts owed now, their debtors, and their age. */
export const owedReport: ReportList<
  Unpaged<RequestOf<typeof getOwedReport>>,
  OwedFound,
  z.infer<typeof owedReportRow>,
  OwedFigures
> = {
  permission: report.permission,
  columns: report.columns,
  totals: (whole) => ({ ...whole }),
  nothing: { count: 0, not_due: 0, until_30: 0, until_60: 0, beyond_60: 0, owed: 0 },
  select: ({ by }, { permissions, now }) => {
    if (!seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    return selectOwed({ by, now });
  },
  present: (row, reader) => ({
    key: row.key,
    name: lineName(row, reader),
    count: row.count,
    not_due: row.not_due,
    until_30: row.until_30,
    until_60: row.until_60,
    beyond_60: row.beyond_60,
    owed: row.owed,
  }),
};
