import { paymentsReport } from '@ribambelle/api/reports/payments-report.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { alongTime, isTime } from './along-time.ts';
import { daysOfLine } from './days-of-line.ts';
import type { Picture } from './picture.ts';
import { ReportLines } from './report-lines.tsx';
import { type AnsweredReport, ReportPage } from './report-page.tsx';
import { DimensionChoice, ReportPeriod } from './report-tools.tsx';
import { sentPeriod } from './send-weekly.tsx';
import { useNameOfPart, useToday } from './time-names.ts';
import { useDimension, useReportDays } from './use-report-address.ts';

/** The payments and the refunds of a period. */
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
      list={list}
      table={table}
      sent={{ report: 'payments', by, period: sentPeriod(list) }}
      exported={(columns) => ({ list: 'payments-report', filters: { ...days, by }, columns })}
      Lines={PaymentsLines}
    />
  );
}

function PaymentsLines({ request, answer, table }: AnsweredReport<'getPaymentsReport'>) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const today = useToday();
  const nameOfPart = useNameOfPart(request);
  const { by = 'day' } = request;
  const { total } = answer;
  const parts = isTime(by)
    ? alongTime({ by, days: request, today, rows: answer.data }).map(({ key, rows }) => ({
        name: nameOfPart(by, key),
        rows,
      }))
    : thingsOf(answer.data);
  const sumsOf = (line: Row['line']) =>
    parts.map(({ rows }) =>
      rows.filter((row) => row.line === line).reduce((sum, { amount }) => sum + amount, 0),
    );
  const picture: Picture = {
    form: isTime(by) ? 'COLUMNS' : 'BARS',
    names: parts.map(({ name }) => name),
    series: [
      { name: texts.received, look: 'NOW', values: sumsOf('RECEIVED') },
      { name: texts.refunded, look: 'BELOW', values: sumsOf('REFUNDED') },
    ],
    write: formats.price,
  };
  return (
    <ReportLines
      by={by}
      rows={answer.data}
      table={table}
      pictures={[{ title: texts.reports.payments.title, picture }]}
      linkOf={({ key, line }, column) => {
        const leads = column === 'name' || column === 'count';
        if (!leads || line === 'REFUNDED' || key === null || by === 'kind') return null;
        const { from, to } = daysOfLine(by, { key, days: request });
        const days = { received_from: from, received_to: to };
        const filters = by === 'method' ? { ...days, method: key } : days;
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

type Row = AnsweredReport<'getPaymentsReport'>['answer']['data'][number];

/** Returns the payments of each method or kind with their refunds, the largest sum first. */
function thingsOf(rows: readonly Row[]): readonly { name: string; rows: readonly Row[] }[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  const sumOf = (of: readonly Row[]) => of.reduce((sum, { amount }) => sum + amount, 0);
  return names
    .map((name) => ({ name, rows: rows.filter((row) => row.name === name) }))
    .toSorted((one, other) => sumOf(other.rows) - sumOf(one.rows));
}
