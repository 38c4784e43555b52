import { resourcesReport } from '@ribambelle/api/reports/resources-report.ts';
import { resourcesReportFilterSet } from '@ribambelle/api/reports/resources-report-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import type { Picture } from './picture.ts';
import { ReportLines } from './report-lines.tsx';
import { type AnsweredReport, ReportPage } from './report-page.tsx';
import { DimensionChoice } from './report-tools.tsx';
import { sentPeriod } from './send-weekly.tsx';
import { useDimension } from './use-report-address.ts';

const { columns, dimensions } = resourcesReport;

/** The filter of the list of bookings that finds the bookings of a line. */
const FILTERS: Readonly<Record<string, string>> = {
  resource: 'resource',
  location: 'location',
  family: 'customer',
  weekday: 'weekday',
  hour: 'hour',
};

/** The use of resources in a period by families, and its share of their opening hours. */
export function ResourcesReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { hours, percent } = useFigures();
  const { by, list } = useDimension(dimensions);
  const filters_read = useListFilters(list, { filters: resourcesReportFilterSet, columns });
  const { from, to, resource, location } = filters_read;
  const filters = { from, to, resource, location, by };
  const table = useListTable({
    list,
    name: 'resources-report',
    columns,
    looks: {
      booked: { render: ({ booked_minutes }) => hours(booked_minutes) },
      open: { render: ({ open_minutes }) => hours(open_minutes) },
      share: { render: ({ share }) => percent(share) },
    },
  });
  return (
    <ReportPage
      title={texts.reports.resources.title}
      help={`${texts.reports.resources.help} ${texts.hours_as_now}`}
      aboutOf={(of) => `${formats.plainDay(of.from)} – ${formats.plainDay(of.to)}`}
      tools={
        <>
          <DeclaredFilters list={list} name="resources-report" filters={resourcesReportFilterSet} />
          <DimensionChoice list={list} by={by} dimensions={dimensions} />
        </>
      }
      call="getResourcesReport"
      request={filters}
      list={list}
      table={table}
      sent={{ report: 'resources', by, period: sentPeriod(list) }}
      exported={(columns_wanted) => ({
        list: 'resources-report',
        filters,
        columns: columns_wanted,
      })}
      Lines={ResourcesLines}
    />
  );
}

function ResourcesLines({ request, answer, table }: AnsweredReport<'getResourcesReport'>) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { hours, percent } = useFigures();
  const may = useMay();
  const { by = 'resource', from, to, resource, location } = request;
  const ofHours = by !== 'family';
  const columns_shown = table.shown.filter(
    ({ name }) => ofHours || (name !== 'open' && name !== 'share'),
  );
  const { total } = answer;
  // hours and weekdays keep their own order, including those without a booking
  const in_order = by === 'hour' || by === 'weekday';
  const rows_drawn = in_order ? answer.data : answer.data.filter((row) => row.booked_minutes > 0);
  const picture: Picture = {
    form: in_order ? 'COLUMNS' : 'BARS',
    names: rows_drawn.map(({ name }) => name),
    series: [
      {
        name: texts.reports.resources.title,
        look: 'NOW',
        values: rows_drawn.map((row) => row.booked_minutes),
      },
    ],
    write: hours,
  };
  return (
    <ReportLines
      by={by}
      rows={answer.data}
      table={{ ...table, shown: columns_shown }}
      pictures={[{ title: texts.reports.resources.title, picture }]}
      linkOf={({ key, bookings }, column) => {
        const filter = FILTERS[by];
        if (key === null || filter === undefined || !may('bookings.read')) return null;
        if (column !== 'name' && column !== 'bookings') return null;
        // an hour can be booked without a booking that begins in it
        if (bookings === 0) return null;
        const scope = Object.entries({ resource, location }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        );
        const days = { cancelled: 'false', starts_from: from, starts_to: to };
        return `/bookings?${new URLSearchParams({ ...Object.fromEntries(scope), ...days, [filter]: key })}`;
      }}
      total={{
        name: texts.total,
        booked: hours(total.booked_minutes),
        open: hours(total.open_minutes),
        share: percent(total.share),
        bookings: formats.count(total.bookings),
        amount: total.amount === null ? '' : formats.price(total.amount),
      }}
    />
  );
}

/** Returns functions that write hours and shares; nothing for none. */
function useFigures() {
  const texts = useTexts('reports');
  const formats = useFormats();
  return {
    percent: (share: number | null) => (share === null ? '' : texts.percent(formats.count(share))),
    hours: (minutes: number | null) =>
      minutes === null ? '' : texts.hours(formats.count(Math.round(minutes / 6) / 10)),
  };
}
