import { z } from 'zod';
import { amount } from '../general/shapes.ts';
import { reportLine, reportOf } from './report.ts';

const figures = z.object({
  /** The number of items not fully paid. */
  count: z.int(),
  /** The amounts by days overdue: not yet, up to 30, up to 60, more. */
  not_due: amount,
  until_30: amount,
  until_60: amount,
  beyond_60: amount,
  owed: amount,
});

/** A line of the report of debts. */
export const owedReportRow = reportLine.extend(figures.shape);

/** The total of all lines. */
export const owedReportTotal = figures;

/** The present debts, by debtor and age. */
export const owedReport = reportOf<z.infer<typeof owedReportRow>>()({
  permission: 'reports.treasury',
  dimensions: ['family', 'age', 'kind'],
  drawn: 'owed',
  columns: {
    name: { kind: 'text', value: (row) => row.name, card: 'title' },
    count: { kind: 'number', value: (row) => row.count, group: 'MONEY' },
    not_due: { kind: 'amount', value: (row) => row.not_due, group: 'MONEY' },
    until_30: { kind: 'amount', value: (row) => row.until_30, group: 'MONEY' },
    until_60: { kind: 'amount', value: (row) => row.until_60, group: 'MONEY' },
    beyond_60: { kind: 'amount', value: (row) => row.beyond_60, group: 'MONEY', card: 'below' },
    owed: { kind: 'amount', value: (row) => row.owed, group: 'MONEY', card: 'beside' },
  },
});

/** The grouping of the report of debts. */
export const owedReportFilters = { by: z.enum(owedReport.dimensions).default('family') };
