import { salesReport } from '@ribambelle/api/reports/sales-report.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PeriodPart } from '@ribambelle/domain/reports/periods.ts';
import { useMay } from '../../data/session.tsx';
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

/** The sales of a period, beside those of a year earlier. */
export function SalesReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { by, list } = useDimension(salesReport.dimensions);
  const days = useReportDays(list, salesReport.columns);
  const table = useListTable({ list, name: 'sales-report', columns: salesReport.columns });
  return (
    <ReportPage
      title={texts.reports.sales.title}
      help={[
        texts.reports.sales.help,
        texts.same_day,
        ...(by === 'category' ? [texts.several_categories] : []),
      ].join(' ')}
      aboutOf={({ from, to }) => `${formats.plainDay(from)} – ${formats.plainDay(to)}`}
      tools={
        <>
          <ReportPeriod list={list} />
          <DimensionChoice list={list} by={by} dimensions={salesReport.dimensions} />
        </>
      }
      call="getSalesReport"
      request={{ ...days, by }}
      list={list}
      table={table}
      sent={{ report: 'sales', by, period: sentPeriod(list) }}
      exported={(columns) => ({ list: 'sales-report', filters: { ...days, by }, columns })}
      Lines={SalesLines}
    />
  );
}

type Sales = AnsweredReport<'getSalesReport'>;

function SalesLines({ request, answer, table }: Sales) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const may = useMay();
  const pictures = usePictures({ request, answer });
  const { by = 'activity' } = request;
  const { total } = answer;
  return (
    <ReportLines
      by={by}
      rows={answer.data}
      table={table}
      pictures={pictures}
      linkOf={({ key }, column) => {
        if (column !== 'name' || key === null || !may('registrations.read')) return null;
        const { from, to } = daysOfLine(by, { key, days: request });
        const days = { registered_from: from, registered_to: to };
        if (isTime(by)) return `/registrations?${new URLSearchParams(days)}`;
        const is_kind = key === key.toUpperCase();
        return by === 'activity' && !is_kind
          ? `/registrations?${new URLSearchParams({ ...days, activity: key })}`
          : null;
      }}
      total={{
        name: texts.total,
        count: formats.count(total.count),
        sold: formats.price(total.sold),
        cancelled: formats.price(total.cancelled),
        amount: formats.price(total.amount),
        count_before: formats.count(total.before.count),
        amount_before: formats.price(total.before.amount),
      }}
    />
  );
}

/**
 * Returns the pictures: money and numbers over time, this year's and last year's; or the sales of
 * each thing.
 */
function usePictures({ request, answer }: Pick<Sales, 'request' | 'answer'>) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const today = useToday();
  const nameOfPart = useNameOfPart(request);
  const { by = 'activity' } = request;
  const overTime = (part: PeriodPart, figure: 'amount' | 'count'): Picture => {
    const parts = alongTime({ by: part, days: request, today, rows: answer.data });
    return {
      form: 'LINES',
      names: parts.map(({ key }) => nameOfPart(part, key)),
      series: [
        {
          name: texts.this_period,
          look: 'NOW',
          values: parts.map(({ key, rows }) => (key > today ? null : (rows[0]?.[figure] ?? 0))),
        },
        {
          name: texts.year_ago,
          look: 'BEFORE',
          values: parts.map(({ rows }) => rows[0]?.before[figure] ?? 0),
        },
      ],
      write: figure === 'amount' ? formats.price : formats.count,
    };
  };
  if (isTime(by))
    return [
      { title: texts.amount_sold, picture: overTime(by, 'amount') },
      { title: texts.number_sold, picture: overTime(by, 'count') },
    ];
  const things: Picture = {
    form: 'BARS',
    names: answer.data.map(({ name }) => name),
    series: [
      { name: texts.this_period, look: 'NOW', values: answer.data.map(({ amount }) => amount) },
      {
        name: texts.year_ago,
        look: 'BEFORE',
        values: answer.data.map(({ before }) => before.amount),
      },
    ],
    write: formats.price,
  };
  return [{ title: texts.amount_sold, picture: things }];
}
