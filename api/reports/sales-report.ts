import { z } from 'zod';
import { amount } from '../general/shapes.ts';
import { reportLine, reportOf, reportPeriod } from './report.ts';

const figures = z.object({
  /**
   * Registrations, packs, vouchers, memberships and bookings made in the period, including those
   * cancelled since.
   */
  count: z.int(),
  /**
   * The amount charged in the period without cancellations, the amount cancelled (below 0), and
   * their sum.
   */
  sold: amount,
  cancelled: amount,
  amount,
});

/** A line of the report of sales; `before` is a year earlier. */
export const salesReportRow = reportLine.extend({ ...figures.shape, before: figures });

/** The total of all lines; an item with several categories counts once. */
export const salesReportTotal = figures.extend({ before: figures });

/** The sales, by the day on which they were charged, compared with a year earlier. */
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
