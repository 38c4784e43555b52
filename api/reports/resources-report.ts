import { z } from 'zod';
import { cuid, price } from '../general/shapes.ts';
import { reportLine, reportOf, reportPeriod } from './report.ts';

const figures = z.object({
  /**
   * Minutes of bookings that are not cancelled, and minutes of opening hours that are not blocked;
   * the latter null for a family.
   */
  booked_minutes: z.int(),
  open_minutes: z.int().nullable(),
  /**
   * The percentage booked of the open minutes; null when nothing is open. More than 100 when
   * something is booked outside the present hours.
   */
  share: z.int().nullable(),
  /**
   * Bookings that begin in the period, and their price; the latter null for staff without access to
   * payments.
   */
  bookings: z.int(),
  amount: price.nullable(),
});

/** A line of the report of resources. */
export const resourcesReportRow = reportLine.extend(figures.shape);

/** The total of all lines. */
export const resourcesReportTotal = figures;

const MINUTES = 60;
const hoursOf = (minutes: number | null) =>
  minutes === null ? null : Math.round((minutes * 100) / MINUTES) / 100;

/** The use of each resource, as a share of its open time. */
export const resourcesReport = reportOf<z.infer<typeof resourcesReportRow>>()({
  permission: 'reports.participation',
  dimensions: ['resource', 'location', 'family', 'weekday', 'hour'],
  drawn: 'booked',
  columns: {
    name: { kind: 'text', value: (row) => row.name, card: 'title' },
    booked: { kind: 'number', value: (row) => hoursOf(row.booked_minutes), card: 'below' },
    open: { kind: 'number', value: (row) => hoursOf(row.open_minutes) },
    share: { kind: 'number', value: (row) => row.share, card: 'beside' },
    bookings: { kind: 'number', value: (row) => row.bookings },
    amount: { kind: 'amount', value: (row) => row.amount, group: 'MONEY' },
  },
});

/** The scope of the report of resources: a period, one resource, one location. */
export const resourcesReportScope = {
  ...reportPeriod,
  resource: cuid.optional(),
  location: cuid.optional(),
};

/** The scope of the report, and its grouping. */
export const resourcesReportFilters = {
  ...resourcesReportScope,
  by: z.enum(resourcesReport.dimensions).default('resource'),
};
