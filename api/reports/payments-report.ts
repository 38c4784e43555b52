import { z } from 'zod';
import { amount } from '../general/shapes.ts';
import { reportLine, reportOf, reportPeriod } from './report.ts';

/** A line of the report of payments: what came, or what went back, which is a line of its own with an amount below 0. */
export const paymentsReportRow = reportLine.extend({
  line: z.enum(['RECEIVED', 'REFUNDED']),
  count: z.int(),
  amount,
});

/** What came, what went back (below 0), and what is left. */
export const paymentsReportTotal = z.object({
  received: z.object({ count: z.int(), amount }),
  refunded: z.object({ count: z.int(), amount }),
  amount,
});

/** Money by the day on which it came or went back; what a wallet paid came in earlier. */
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
