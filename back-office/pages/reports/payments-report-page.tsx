import { paymentsReport } from '@ribambelle/api/reports/payments-report.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { daysOfLine } from './days-of-line.ts';
import { ReportLines } from './report-lines.tsx';
import { type AnsweredReport, ReportPage } from './report-page.tsx';
import { DimensionChoice, ReportPeriod } from './report-tools.tsx';
import { sentPeriod } from './send-weekly.tsx';
import { useDimension, useReportDays } from './use-report-address.ts';

/** What came in and what went back in a period. */
export function PaymentsReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { by, list } = useDimension(paymentsReport.dimensions);
  const days = useReportDays(list, paymentsReport.columns);
  const table = useListTable({ list, name: 'payments-report', columns: paymentsReport.columns });
  return (
    <ReportPage
      title={texts.reports.payments.title}
      help={`${texts.reports.payments.help} ${texts.wallet_apart}`}
      aboutOf={({ from, to }) => `${formats.plainDay(from)} – ${formats.plainDay(to)}`}
      tools={
        <>
          <ReportPeriod list={list} />
          <DimensionChoice list={list} by={by} dimensions={paymentsReport.dimensions} />
        </>
      }
      call="getPaymentsReport"
      request={{ ...days, by }}
      {...{ list, table }}
      sent={{ report: 'payments', by, period: sentPeriod(list) }}
      exported={(columns) => ({ list: 'payments-report', filters: { ...days, by }, columns })}
      Lines={PaymentsLines}
    />
  );
}

function PaymentsLines({ request, answer, table }: AnsweredReport<'getPaymentsReport'>) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { by = 'day' } = request;
  const { total } = answer;
  return (
    <ReportLines
      title={texts.reports.payments.title}
      by={by}
      rows={answer.data}
      table={table}
      barOf={({ name, amount }) => ({ name, value: amount, text: formats.price(amount) })}
      linkOf={({ key, line }, column) => {
        const leads = column === 'name' || column === 'count';
        if (!leads || line === 'REFUNDED' || key === null || by === 'kind') return null;
        const { from, to } = daysOfLine(by, { key, days: request });
        const received = { received_from: from, received_to: to };
        const filters = by === 'method' ? { ...received, method: key } : received;
        return `/payments?${new URLSearchParams(filters)}`;
      }}
      total={{
        name: texts.total,
        line: `${texts.received} ${formats.price(total.received.amount)} · ${texts.refunded} ${formats.price(total.refunded.amount)}`,
        count: formats.count(total.received.count + total.refunded.count),
        amount: formats.price(total.amount),
      }}
    />
  );
}
