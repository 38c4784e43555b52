import { z } from 'zod';
import { amount } from '../general/shapes.ts';
import { reportLine, reportOf, reportPeriod } from './report.ts';

const figures = z.object({
  /** Registrations, packs, vouchers, memberships and bookings that were made in the period, cancelled since or not. */
  count: z.int(),
  /** What was charged in the period without what was cancelled, what was cancelled (below 0), and both together. */
  sold: amount,
  cancelled: amount,
  amount,
});

/** A line of the report of sales; `before` is a year earlier. */
export const salesReportRow = reportLine.extend({ ...figures.shape, before: figures });

/** All lines together, what has several categories once. */
export const salesReportTotal = figures.extend({ before: figures });

/** What was sold, by the day on which it was charged, beside what was a year earlier. */
export const salesReport = reportOf<z.infer<typeof salesReportRow>>()({
  permission: 'reports.treasury',
  dimensions: ['activity', 'category', 'kind', 'week', 'month'],
  drawn: 'amount',
  columns: {
    name: { kind: 'text', value: (row) => row.name, card: 'title' },
    count: { kind: 'number', value: (row) => row.count, group: 'MONEY', card: 'below' },
    sold: { kind: 'amount', value: (row) => row.sold, group: 'MONEY' },
    cancelled: { kind: 'amount', value: (row) => row.cancelled, group: 'MONEY' },
    amount: { kind: 'amount', value: (row) => row.amount, group: 'MONEY', card: 'beside' },
    count_before: { kind: 'number', value: (row) => row.before.count, group: 'MONEY' },
    amount_before: { kind: 'amount', value: (row) => row.before.amount, group: 'MONEY' },
  },
});

/** The period and the grouping of the report of sales. */
export const salesReportFilters = {
  ...reportPeriod,
  by: z.enum(salesReport.dimensions).default('activity'),
};
