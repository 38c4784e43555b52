import { z } from 'zod';
import { amount } from '../general/shapes.ts';
import { reportLine, reportOf, reportPeriod } from './report.ts';

/**
 * A line of the report of payments: money received, or money given back, which is a separate line
 * with an amount below 0.
 */
export const paymentsReportRow = reportLine.extend({
  line: z.enum(['RECEIVED', 'REFUNDED']),
  count: z.int(),
  amount,
});

/** The money received, the money given back (below 0), and the difference. */
export const paymentsReportTotal = z.object({
  received: z.object({ count: z.int(), amount }),
  refunded: z.object({ count: z.int(), amount }),
  amount,
});

/**
 * The money by the day on which it was received or given back; payments by wallet were received
 * earlier.
 */
export const paymentsReport = reportOf<z.infer<typeof paymentsReportRow>>()({
  permission: 'reports.treasury',
  dimensions: ['day', 'week', 'month', 'method', 'kind'],
  drawn: 'amount',
  columns: {
    name: { kind: 'text', value: (row) => row.name, card: 'title' },
    line: { kind: 'choice', value: (row) => row.line, card: 'below' },
    count: { kind: 'number', value: (row) => row.count, group: 'MONEY' },
    amount: { kind: 'amount', value: (row) => row.amount, group: 'MONEY', card: 'beside' },
  },
});

/** The period and the grouping of the report of payments. */
export const paymentsReportFilters = {
  ...reportPeriod,
  by: z.enum(paymentsReport.dimensions).default('day'),
};
