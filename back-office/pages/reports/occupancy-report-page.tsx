import { occupancyReport } from '@ribambelle/api/reports/occupancy-report.ts';
import type { PeriodPart } from '@ribambelle/domain/reports/periods.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
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

/** The occupancy of the dates of a period, compared with the period before. */
export function OccupancyReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const percent = usePercent();
  const { by, list } = useDimension(occupancyReport.dimensions);
  const days = useReportDays(list, occupancyReport.columns);
  const table = useListTable({
    list,
    name: 'occupancy-report',
    columns: occupancyReport.columns,
    looks: {
      share: { render: ({ share }) => percent(share) },
      share_before: { render: ({ before }) => percent(before?.share) },
    },
  });
  return (
    <ReportPage
      title={texts.reports.occupancy.title}
      help={by === 'pace' ? texts.pace_help : texts.reports.occupancy.help}
      aboutOf={({ from, to }) => `${formats.plainDay(from)} – ${formats.plainDay(to)}`}
      tools={
        <>
          <ReportPeriod list={list} />
          <DimensionChoice list={list} by={by} dimensions={occupancyReport.dimensions} />
        </>
      }
      call="getOccupancyReport"
      request={{ ...days, by }}
      list={list}
      table={table}
      sent={{ report: 'occupancy', by, period: sentPeriod(list) }}
      exported={(columns) => ({ list: 'occupancy-report', filters: { ...days, by }, columns })}
      Lines={OccupancyLines}
    />
  );
}

function OccupancyLines({ request, answer, table }: AnsweredReport<'getOccupancyReport'>) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const percent = usePercent();
  const may = useMay();
  const today = useToday();
  const { by = 'activity' } = request;
  const first = answer.data[0]?.key;
  const nameOfPart = useNameOfPart(
    by === 'pace' ? { ...request, from: first ?? request.from } : request,
  );
  const is_compared = !isTime(by);
  const columns_shown = table.shown.filter(({ name }) => is_compared || !name.endsWith('_before'));
  const { total } = answer;
  const drawnAs = { write: percent, full: 100 };
  const seriesOf = (values: readonly (number | null)[]) =>
    [{ name: texts.share, look: 'NOW', values }] as const;
  const things = (): Picture => {
    // a line without places in the period has no share
    const rows_offered = answer.data.filter((row) => row.offered > 0);
    const names = rows_offered.map(({ name }) => name);
    return {
      form: 'BARS',
      names,
      series: seriesOf(rows_offered.map(({ share }) => share)),
      ...drawnAs,
    };
  };
  const weeks = (part: PeriodPart): Picture => {
    const parts = alongTime({ by: part, days: request, today, rows: answer.data });
    const names = parts.map(({ key }) => nameOfPart(part, key));
    const values = parts.map(({ rows }) => rows[0]?.share ?? null);
    return { form: 'COLUMNS', names, series: seriesOf(values), ...drawnAs };
  };
  /** Returns the occupancy of the whole period, week by week, beside the year before. */
  const pace = (): Picture => ({
    form: 'LINES',
    names: answer.data.map(({ key }) => nameOfPart('week', key ?? '')),
    series: [
      { name: texts.this_period, look: 'NOW', values: answer.data.map(({ share }) => share) },
      {
        name: texts.year_ago,
        look: 'BEFORE',
        values: answer.data.map(({ before }) => before?.share ?? null),
      },
    ],
    ...drawnAs,
  });
  return (
    <ReportLines
      by={by}
      rows={answer.data}
      table={{ ...table, shown: columns_shown }}
      pictures={[
        {
          title: texts.reports.occupancy.title,
          picture: by === 'pace' ? pace() : isTime(by) ? weeks(by) : things(),
        },
      ]}
      past={by === 'pace' ? texts.pace_before : undefined}
      linkOf={({ key }, column) => {
        if (key === null || by === 'pace') return null;
        const { from, to } = daysOfLine(by, { key, days: request });
        const of = is_compared ? { [by]: key } : {};
        if (column === 'taken' && by === 'activity' && may('registrations.read'))
          return `/registrations?${new URLSearchParams({ ...of, cancelled: 'false', from, to })}`;
        const free = column === 'free' ? { free_from: '1' } : {};
        if (!['name', 'offered', 'free'].includes(column) || !may('availabilities.read'))
          return null;
        return `/availabilities?${new URLSearchParams({ ...of, from, until: to, ...free })}`;
      }}
      total={{
        name: by === 'pace' ? texts.until_now : texts.total,
        offered: formats.count(total.offered),
        taken: formats.count(total.taken),
        free: formats.count(total.free),
        share: percent(total.share),
        taken_before: formats.count(total.before.taken),
        share_before: percent(total.before.share),
      }}
    />
  );
}

/** Returns a function that writes a percentage; nothing for none. */
function usePercent(): (share: number | null | undefined) => string {
  const texts = useTexts('reports');
  const formats = useFormats();
  return (share) =>
    share === null || share === undefined ? '' : texts.percent(formats.count(share));
}
