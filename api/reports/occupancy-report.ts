import { z } from 'zod';
import { reportLine, reportOf, reportPeriod } from './report.ts';

const figures = z.object({
  /** Places of dates with a limit that are not closed, and how many of them are taken and free. */
  offered: z.int(),
  taken: z.int(),
  free: z.int(),
  /** Taken of a hundred offered; null where none is offered. */
  share: z.int().nullable(),
});

/**
 * A line of the report of occupancy; `before` is the period before, where it is grouped by what can be compared. By `pace` a line is how full the
 * whole period was at the end of a week, and `before` how full the same days of the year before were, a year earlier.
 */
export const occupancyRow = reportLine.extend({
  ...figures.shape,
  before: figures.nullable(),
});

/** All lines together, and the period before. */
export const occupancyTotal = figures.extend({ before: figures });

/** How full the dates of a period are. */
export const occupancyReport = reportOf<z.infer<typeof occupancyRow>>()({
  permission: 'reports.participation',
  dimensions: ['activity', 'location', 'week', 'month', 'pace'],
  drawn: 'share',
  columns: {
    name: { kind: 'text', value: (row) => row.name, card: 'title' },
    offered: { kind: 'number', value: (row) => row.offered },
    taken: { kind: 'number', value: (row) => row.taken, card: 'below' },
    free: { kind: 'number', value: (row) => row.free },
    share: { kind: 'number', value: (row) => row.share, card: 'beside' },
    taken_before: { kind: 'number', value: (row) => row.before?.taken ?? null },
    share_before: { kind: 'number', value: (row) => row.before?.share ?? null },
  },
});

/** The period and the grouping of the report of occupancy. */
export const occupancyReportFilters = {
  ...reportPeriod,
  by: z.enum(occupancyReport.dimensions).default('activity'),
};
