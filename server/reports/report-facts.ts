import type { Columns } from '@ribambelle/api/lists/columns.ts';
import type { ScheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { namedPeriod, type Period } from '@ribambelle/domain/reports/periods.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListReader } from '../lists/office-list.ts';
import { refuse } from '../refusal.ts';
import { cellWriter, type ReportListName } from './cell-writer.ts';
import { occupancyReport } from './occupancy-report.ts';
import { owedReport } from './owed-report.ts';
import { paymentsReport } from './payments-report.ts';
import { resourcesReport } from './resources-report.ts';
import { salesReport } from './sales-report.ts';
import type { ReportList, Whole } from './report-views.ts';

/** The most lines in an e-mail; the report has them all. */
const MOST_LINES = 60;

type ReportFacts = MailFacts['report'];
type Table = Pick<ReportFacts, 'columns' | 'lines' | 'count' | 'total'>;

/** The content of an e-mail about a report, and the report's path in the back-office. */
export type WrittenReport = Table &
  Pick<ReportFacts, 'title' | 'about'> & { readonly path: string };

/**
 * Writes a report as its reader may see it on a day. Refuses NOT_PERMITTED to readers without
 * access to it.
 */
export async function writeReport(
  db: Db,
  { of, day, reader }: { of: ScheduledReport; day: string; reader: ListReader },
): Promise<WrittenReport> {
  const texts = textsFor(reader.language).reports;
  const days = of.report === 'owed' ? null : namedPeriod(of.period, day);
  const name = texts.dimensions[of.by];
  const query = new URLSearchParams({ by: of.by, ...days });
  return {
    ...(await tableOf(db, { of, days, reader, name })),
    title: texts.reports[of.report].title,
    about: aboutOf(days ?? { from: day, to: day }, reader),
    path: `/reports/${of.report}?${query}`,
  };
}

function aboutOf({ from, to }: Period, { language }: ListReader): string {
  const first = formatDay(from, language);
  return from === to ? first : `${first} – ${formatDay(to, language)}`;
}

interface Wanted {
  readonly of: ScheduledReport;
  readonly days: Period | null;
  readonly reader: ListReader;
  /** The heading of the column of line names. */
  readonly name: string;
}

function tableOf(db: Db, { of, days, reader, name }: Wanted): Promise<Table> {
  const period = days ?? { from: '', to: '' };
  const compared = of.by === 'activity' || of.by === 'location';
  const input = { reader, name, left_out: compared ? [] : ['taken_before', 'share_before'] };
  switch (of.report) {
    case 'occupancy':
      return readTable(db, {
        report: occupancyReport,
        ...input,
        list: 'occupancy-report',
        request: { by: of.by, ...period },
      });
    case 'payments':
      return readTable(db, {
        report: paymentsReport,
        ...input,
        list: 'payments-report',
        request: { by: of.by, ...period },
      });
    case 'sales':
      return readTable(db, {
        report: salesReport,
        ...input,
        list: 'sales-report',
        request: { by: of.by, ...period },
        left_out: [],
      });
    case 'resources':
      return readTable(db, {
        report: resourcesReport,
        ...input,
        list: 'resources-report',
        request: { by: of.by, ...period },
      });
    case 'owed':
      return readTable(db, {
        report: owedReport,
        ...input,
        list: 'owed-report',
        request: { by: of.by },
      });
  }
}

async function readTable<Request, Found extends Whole<Sum>, Row, Sum>(
  db: Db,
  input: {
    readonly report: ReportList<Request, Found, Row, Sum>;
    readonly request: Request;
    readonly reader: ListReader;
    readonly list: ReportListName;
    readonly name: string;
    readonly left_out: readonly string[];
  },
): Promise<Table> {
  const { report, request, reader, list, name } = input;
  if (!reader.permissions.includes(report.permission)) refuse('NOT_PERMITTED');
  const declared: Columns<Row> = report.columns;
  const columns = Object.entries(declared)
    .map(([column, of]) => ({ ...of, name: column }))
    .filter(({ group }) => group === undefined || seesFields(reader.permissions, group))
    .filter((column) => !input.left_out.includes(column.name));
  const { rows } =
    await sql<Found>`${report.select(request, reader).rows} limit ${MOST_LINES}`.execute(db);
  const [first] = rows;
  const writeCell = cellWriter(list, reader);
  const totals: Readonly<Record<string, string | number | null>> = {
    ...report.totals(first?.whole ?? report.nothing),
    name: textsFor(reader.language).reports.total,
  };
  const presented = rows.map((row) => report.present(row, reader));
  return {
    count: first?.lines ?? 0,
    columns: columns.map((column) => ({
      title: column.name === 'name' ? name : writeCell.title(column.name),
      is_figure: column.kind === 'number' || column.kind === 'amount',
    })),
    lines: presented.map((row) =>
      columns.map((column) => writeCell.cell(column.value(row), column)),
    ),
    total: columns.map((column) => writeCell.cell(totals[column.name] ?? null, column)),
  };
}
