import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import type { ListTable } from '../../lists/use-list-table.tsx';
import { type Bar, ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import type { DimensionName } from './report-tools.tsx';

/** The chart of a report's lines, and the table that says the same. */
export function ReportLines<Row extends { key: string | null }>(props: {
  title: string;
  /** By what the lines are grouped, which is the head of their names. */
  by: DimensionName;
  rows: readonly Row[];
  table: ListTable<Row>;
  barOf: (row: Row) => Omit<Bar, 'id'>;
  /** The longest a bar can be; else the longest of them. */
  full?: number;
  /** The list that a figure counts; null for none. */
  linkOf: (row: Row, column: string) => string | null;
  total: Readonly<Record<string, ReactNode>>;
}) {
  const texts = useTexts('reports');
  const { rows, table, title } = props;
  const columns = table.shown.map((column) =>
    column.name === 'name' ? { ...column, title: texts.dimensions[props.by] } : column,
  );
  const bars = rows.map((row, at) => ({ id: String(at), ...props.barOf(row) }));
  return (
    <>
      <ReportChart
        title={title}
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
    </>
  );
}
