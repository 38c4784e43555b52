import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getSalesReport } from '@ribambelle/api/reports/get-sales-report.ts';
import {
  salesReport as report,
  type salesReportRow,
} from '@ribambelle/api/reports/sales-report.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { periodOfYearBefore } from '@ribambelle/domain/reports/periods.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { refuse } from '../refusal.ts';
import { lineName } from './line-name.ts';
import { type ReportList, spanOfPeriod } from './report-views.ts';
import { type SalesFound, type SalesLine, selectSales } from './sales-report-views.ts';

/** The report of sales, with those of a year earlier. */
export const salesReport: ReportList<
  Unpaged<RequestOf<typeof getSalesReport>>,
  SalesLine,
  z.infer<typeof salesReportRow>,
  SalesFound
> = {
  permission: report.permission,
  columns: report.columns,
  totals: (whole) => {
    const { before, ...now } = salesFigures(whole);
    return { ...now, count_before: before.count, amount_before: before.amount };
  },
  nothing: {
    count: 0,
    sold: 0,
    cancelled: 0,
    count_before: 0,
    sold_before: 0,
    cancelled_before: 0,
  },
  select: ({ by, from, to }, { organiser, permissions, now }) => {
    if (!seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    const { timezone } = organiser;
    const in_weeks = by === 'week';
    return selectSales({
      by,
      span: spanOfPeriod({ from, to }, timezone),
      before: spanOfPeriod(periodOfYearBefore({ from, to }, { in_weeks }), timezone),
      shift: in_weeks ? '364 days' : '1 year',
      until: spanOfDay(dayOf(now, timezone), timezone).end_at,
      timezone,
    });
  },
  present: (row, reader) => ({
    key: row.key,
    name: lineName(row, reader),
    ...salesFigures(row),
  }),
};

/** Returns the sales, and those of a year earlier. */
export function salesFigures(sums: SalesFound) {
  return {
    ...figuresOf(sums),
    before: figuresOf({
      count: sums.count_before,
      sold: sums.sold_before,
      cancelled: sums.cancelled_before,
    }),
  };
}

function figuresOf({ count, sold, cancelled }: Pick<SalesFound, 'count' | 'sold' | 'cancelled'>) {
  return { count, sold, cancelled, amount: sold + cancelled };
}
