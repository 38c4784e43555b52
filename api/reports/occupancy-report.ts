import { z } from 'zod';
import { reportLine, reportOf, reportPeriod } from './report.ts';

const figures = z.object({
  /**
   * The number of places of dates with a limit that are not closed, of those taken, and of those
   * free.
   */
  offered: z.int(),
  taken: z.int(),
  free: z.int(),
  /** The percentage taken of those offered; null when none is offered. */
  share: z.int().nullable(),
});

/**
 * A line of the report of occupancy; `before` is the previous period, when the grouping can be
 * compared. By `pace` a line is the occupancy of the whole period at the end of a week, and
 * `before` that of the same days of the year before, a year earlier.
 */
export const occupancyRow = reportLine.extend({
  ...figures.shape,
  before: figures.nullable(),
});

/** The total of all lines, and that of the previous period. */
export const occupancyTotal = figures.extend({ before: figures });

/** The occupancy of the dates of a period. */
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
