import { Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../formats/formats.ts';
import { type ExportOf, ExportMenu } from '../../lists/export-menu.tsx';
import type { FoundList } from '../../lists/records-table.tsx';
import type { ListTable } from '../../lists/use-list-table.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { type Bar, ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import { type DimensionName, PrintButton } from './report-tools.tsx';
import { SendWeekly, type ToSend } from './send-weekly.tsx';
import styles from './reports.module.css';

interface Props<Row extends { key: string | null }> {
  readonly title: string;
  readonly help: string;
  /** By what its lines are grouped, which is the head of their names. */
  readonly by: DimensionName;
  /** What it is of: its days, in words. */
  readonly about: string;
  readonly tools: ReactNode;
  readonly found: FoundList<Row>;
  readonly table: ListTable<Row>;
  readonly exported: ExportOf;
  /** What is sent each week of it. */
  readonly sent: ToSend;
  readonly barOf: (row: Row) => Omit<Bar, 'id'>;
  /** The longest a bar can be; else the longest of them. */
  readonly full?: number;
  readonly linkOf: (row: Row, column: string) => string | null;
  readonly total: Readonly<Record<string, ReactNode>>;
}

/** A report: its tools, its chart, and the table that says the same; nothing, a failure and a bad connection are said. */
export function ReportPage<Row extends { key: string | null }>(props: Props<Row>) {
  const texts = useTexts('reports');
  const { found, table } = props;
  const tools = (
    <>
      {props.tools}
      <ExportMenu table={table} count={found.data?.count} of={props.exported} />
      <SendWeekly report={props.sent} />
      <PrintButton />
    </>
  );
  return (
    <Page title={props.title} tools={tools}>
      <Stack px="md" pb="xl" gap="md" maw={1120} className={styles['report'] ?? ''}>
        <Link to="/reports" className={styles['back']}>
          {texts.all}
        </Link>
        <Text c="dimmed">{props.help}</Text>
        <Text fw={600}>{props.about}</Text>
        {found.data === undefined || found.error !== null ? (
          <WaitingFor found={found} />
        ) : (
          <Lines {...props} rows={found.data.data} count={found.data.count} />
        )}
      </Stack>
    </Page>
  );
}

function Lines<Row extends { key: string | null }>(
  props: Props<Row> & { rows: readonly Row[]; count: number },
) {
  const texts = useTexts('reports');
  const { count: inWords } = useFormats();
  const { rows, count } = props;
  if (rows.length === 0) return <Text>{texts.empty}</Text>;
  const columns = props.table.shown.map((column) =>
    column.name === 'name' ? { ...column, title: texts.dimensions[props.by] } : column,
  );
  const bars = rows.map((row, at) => ({ id: String(at), ...props.barOf(row) }));
  return (
    <>
      <ReportChart
        title={props.title}
        bars={bars}
        {...(props.full === undefined ? {} : { full: props.full })}
      />
      <ReportTable
        rows={rows}
        columns={columns}
        idOf={(row) => `${rows.indexOf(row)}`}
        linkOf={props.linkOf}
        total={props.total}
      />
      {count > rows.length ? (
        <Text c="dimmed">{texts.first_lines(inWords(rows.length), inWords(count))}</Text>
      ) : null}
    </>
  );
}
