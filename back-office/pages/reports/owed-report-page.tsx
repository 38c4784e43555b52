import { owedReport } from '@ribambelle/api/reports/owed-report.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { customerPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { todayIn } from '../availabilities/week.ts';
import { ReportPage } from './report-page.tsx';
import { DimensionChoice } from './report-tools.tsx';
import { useDimension } from './use-report-address.ts';

/** What is owed today, by whom and since when. */
export function OwedReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const may = useMay();
  const { timezone } = useSession().organiser;
  const { by, list } = useDimension(owedReport.dimensions);
  const found = useCall('getOwedReport', { by }, { keep_previous: true });
  const table = useListTable({ list, name: 'owed-report', columns: owedReport.columns });
  const total = found.data?.total;
  return (
    <ReportPage
      by={by}
      title={texts.reports.owed.title}
      help={texts.reports.owed.help}
      about={formats.plainDay(todayIn(timezone))}
      tools={<DimensionChoice list={list} by={by} dimensions={owedReport.dimensions} />}
      found={found}
      table={table}
      sent={{ report: 'owed', by }}
      exported={(columns) => ({ list: 'owed-report', filters: { by }, columns })}
      barOf={({ name, owed }) => ({ name, value: owed, text: formats.price(owed) })}
      linkOf={({ key }, column) =>
        by === 'family' &&
        ['name', 'owed'].includes(column) &&
        key !== null &&
        may('customers.read')
          ? customerPage(key, 'registrations')
          : null
      }
      total={
        total === undefined
          ? {}
          : {
              name: texts.total,
              count: formats.count(total.count),
              not_due: formats.price(total.not_due),
              until_30: formats.price(total.until_30),
              until_60: formats.price(total.until_60),
              beyond_60: formats.price(total.beyond_60),
              owed: formats.price(total.owed),
            }
      }
    />
  );
}
