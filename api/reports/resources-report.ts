import { z } from 'zod';
import { cuid, price } from '../general/shapes.ts';
import { reportLine, reportOf, reportPeriod } from './report.ts';

const figures = z.object({
  /** Minutes of bookings that are not cancelled, and minutes of opening hours that are not blocked; the latter null for a family. */
  booked_minutes: z.int(),
  open_minutes: z.int().nullable(),
  /** Booked of a hundred open; null where nothing is open. More than 100 where something is booked outside the hours as they are now. */
  share: z.int().nullable(),
  /** Bookings that begin in the period, and what they cost; the latter null for who may not see payments. */
  bookings: z.int(),
  amount: price.nullable(),
});

/** A line of the report of resources. */
export const resourcesReportRow = reportLine.extend(figures.shape);

/** All lines together. */
export const resourcesReportTotal = figures;

const MINUTES = 60;
const hoursOf = (minutes: number | null) =>
  minutes === null ? null : Math.round((minutes * 100) / MINUTES) / 100;

/** Who uses which resource, and how much of the time at which it is open. */
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

/** What the report of resources counts: a period, one resource, one location. */
export const resourcesReportScope = {
  ...reportPeriod,
  resource: cuid.optional(),
  location: cuid.optional(),
};

/** What it counts, and its grouping. */
export const resourcesReportFilters = {
  ...resourcesReportScope,
  by: z.enum(resourcesReport.dimensions).default('resource'),
};
