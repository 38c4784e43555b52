import { paymentsReport } from '@ribambelle/api/reports/payments-report.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { daysOfLine } from './days-of-line.ts';
import { ReportPage } from './report-page.tsx';
import { DimensionChoice, ReportPeriod } from './report-tools.tsx';
import { sentPeriod } from './send-weekly.tsx';
import { useDimension, useReportDays } from './use-report-address.ts';

/** What came in and what went back in a period. */
export function PaymentsReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { by, list } = useDimension(paymentsReport.dimensions);
  const days = useReportDays(list, paymentsReport.columns);
  const found = useCall('getPaymentsReport', { ...days, by }, { keep_previous: true });
  const table = useListTable({ list, name: 'payments-report', columns: paymentsReport.columns });
  const total = found.data?.total;
  return (
    <ReportPage
      by={by}
      title={texts.reports.payments.title}
      help={`${texts.reports.payments.help} ${texts.wallet_apart}`}
      about={`${formats.plainDay(days.from)} – ${formats.plainDay(days.to)}`}
      tools={
        <>
          <ReportPeriod list={list} />
          <DimensionChoice list={list} by={by} dimensions={paymentsReport.dimensions} />
        </>
      }
      found={found}
      table={table}
      sent={{ report: 'payments', by, period: sentPeriod(list) }}
      exported={(columns) => ({ list: 'payments-report', filters: { ...days, by }, columns })}
      barOf={({ name, amount }) => ({ name, value: amount, text: formats.price(amount) })}
      linkOf={({ key, line }, column) => {
        const leads = column === 'name' || column === 'count';
        if (!leads || line === 'REFUNDED' || key === null || by === 'kind') return null;
        const { from, to } = daysOfLine(by, { key, days });
        const received = { received_from: from, received_to: to };
        const filters = by === 'method' ? { ...received, method: key } : received;
        return `/payments?${new URLSearchParams(filters)}`;
      }}
      total={
        total === undefined
          ? {}
          : {
              name: texts.total,
              line: `${texts.received} ${formats.price(total.received.amount)} · ${texts.refunded} ${formats.price(total.refunded.amount)}`,
              count: formats.count(total.received.count + total.refunded.count),
              amount: formats.price(total.amount),
            }
      }
    />
  );
}
