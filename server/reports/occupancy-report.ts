import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getOccupancyReport } from '@ribambelle/api/reports/get-occupancy-report.ts';
import {
  occupancyReport as report,
  type occupancyRow,
} from '@ribambelle/api/reports/occupancy-report.ts';
import { periodBefore, periodOfYearBefore } from '@ribambelle/domain/reports/periods.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { lineName } from './line-name.ts';
import {
  type OccupancyFound,
  type PlacesFound,
  selectOccupancy,
} from './occupancy-report-views.ts';
import { selectPace } from './pace-views.ts';
import { type ReportList, spanOfPeriod } from './report-views.ts';

/** The report on how full the dates of a period are. */
export const occupancyReport: ReportList<
  Unpaged<RequestOf<typeof getOccupancyReport>>,
  OccupancyFound,
  z.infer<typeof occupancyRow>,
  PlacesFound
> = {
  permission: report.permission,
  columns: report.columns,
  totals: (whole) => {
    const { before, ...now } = occupancyTotal(whole);
    return { ...now, taken_before: before.taken, share_before: before.share };
  },
  nothing: { offered: 0, taken: 0, offered_before: 0, taken_before: 0 },
  select: ({ by, from, to }, { organiser, language, now }) => {
    const { timezone } = organiser;
    const span = spanOfPeriod({ from, to }, timezone);
    if (by === 'pace') {
      const before = spanOfPeriod(periodOfYearBefore({ from, to }), timezone);
      return selectPace({ span, before, now, timezone });
    }
    const before = spanOfPeriod(periodBefore({ from, to }), timezone);
    return selectOccupancy({ by, span, before, timezone, language });
  },
  present: (row, reader) => {
    const compared = row.by !== 'week' && row.by !== 'month';
    return {
      key: row.key,
      name: lineName(row, reader),
      ...figuresOf(row.offered, row.taken),
      before: compared ? figuresOf(row.offered_before, row.taken_before) : null,
    };
  },
};

/** Returns the sum of all lines, and that of the period before. */
export function occupancyTotal(sums: PlacesFound) {
  return {
    ...figuresOf(sums.offered, sums.taken),
    before: figuresOf(sums.offered_before, sums.taken_before),
  };
}

function figuresOf(offered: number, taken: number) {
  const share = offered === 0 ? null : Math.round((taken * 100) / offered);
  return { offered, taken, free: offered - taken, share };
}
