import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getPaymentsReport } from '@ribambelle/api/reports/get-payments-report.ts';
import {
  paymentsReport as report,
  type paymentsReportRow,
} from '@ribambelle/api/reports/payments-report.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { z } from 'zod';
import { refuse } from '../refusal.ts';
import type { Unpaged } from '../database/counted.ts';
import { lineName } from './line-name.ts';
import { type PaymentsFound, type PaymentsSum, selectMoney } from './payments-report-views.ts';
import { type ReportList, spanOfPeriod } from './report-views.ts';

/** Money by the day on which it came or went back. */
export const paymentsReport: ReportList<
  Unpaged<RequestOf<typeof getPaymentsReport>>,
  PaymentsFound,
  z.infer<typeof paymentsReportRow>,
  PaymentsSum
> = {
  permission: report.permission,
  columns: report.columns,
  totals: (whole) => ({
    count: whole.received + whole.refunded,
    amount: whole.received_amount + whole.refunded_amount,
  }),
  nothing: { received: 0, received_amount: 0, refunded: 0, refunded_amount: 0 },
  select: ({ by, from, to }, { organiser, permissions }) => {
    if (!seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    const { timezone } = organiser;
    return selectMoney({ by, span: spanOfPeriod({ from, to }, timezone), timezone });
  },
  present: (row, reader) => ({
    key: row.key,
    name: lineName(row, reader),
    line: row.line,
    count: row.count,
    amount: row.amount,
  }),
};

/** Returns the money received, the money given back, and the remainder. */
export function paymentsTotal(sums: PaymentsSum) {
  const received = { count: sums.received, amount: sums.received_amount };
  const refunded = { count: sums.refunded, amount: sums.refunded_amount };
  return { received, refunded, amount: received.amount + refunded.amount };
}
