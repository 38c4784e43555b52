import { owedReport } from '@ribambelle/api/reports/owed-report.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { todayIn } from '../availabilities/week.ts';
import { customerPage } from '../record-addresses.ts';
import type { Picture } from './picture.ts';
import { ReportLines } from './report-lines.tsx';
import { type AnsweredReport, ReportPage } from './report-page.tsx';
import { DimensionChoice } from './report-tools.tsx';
import { useDimension } from './use-report-address.ts';

/** The amounts owed today, by family, by age or by kind. */
export function OwedReportPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const { by, list } = useDimension(owedReport.dimensions);
  const table = useListTable({ list, name: 'owed-report', columns: owedReport.columns });
  return (
    <ReportPage
      title={texts.reports.owed.title}
      help={texts.reports.owed.help}
      aboutOf={() => formats.plainDay(todayIn(timezone))}
      tools={<DimensionChoice list={list} by={by} dimensions={owedReport.dimensions} />}
      call="getOwedReport"
      request={{ by }}
      list={list}
      table={table}
      sent={{ report: 'owed', by }}
      exported={(columns) => ({ list: 'owed-report', filters: { by }, columns })}
      Lines={OwedLines}
    />
  );
}

function OwedLines({ request, answer, table }: AnsweredReport<'getOwedReport'>) {
  const texts = useTexts('reports');
  const formats = useFormats();
  const may = useMay();
  const { by = 'family' } = request;
  const { total } = answer;
  const picture: Picture = {
    form: 'BARS',
    names: answer.data.map(({ name }) => name),
    series: [
      { name: texts.reports.owed.title, look: 'NOW', values: answer.data.map(({ owed }) => owed) },
    ],
    write: formats.price,
  };
  return (
    <ReportLines
      by={by}
      rows={answer.data}
      table={table}
      pictures={[{ title: texts.reports.owed.title, picture }]}
      linkOf={({ key }, column) =>
        by === 'family' &&
        ['name', 'owed'].includes(column) &&
        key !== null &&
        may('customers.read')
          ? customerPage(key, 'registrations')
          : null
      }
      total={{
        name: texts.total,
        count: formats.count(total.count),
        not_due: formats.price(total.not_due),
        until_30: formats.price(total.until_30),
        until_60: formats.price(total.until_60),
        beyond_60: formats.price(total.beyond_60),
        owed: formats.price(total.owed),
      }}
    />
  );
}
