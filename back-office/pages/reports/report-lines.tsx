import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import type { ListTable } from '../../lists/use-list-table.tsx';
import { hasEmptyPast, type Picture, withoutPast } from './picture.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import type { DimensionName } from './report-tools.tsx';

/** The pictures of a report's lines, and the table that says the same; where nothing was a year ago, both say nothing of it but that. */
export function ReportLines<Row extends { key: string | null }>(props: {
  /** By what the lines are grouped, which is the head of their names. */
  by: DimensionName;
  rows: readonly Row[];
  table: ListTable<Row>;
  pictures: readonly { readonly title: string; readonly picture: Picture }[];
  /** Which time the pictures compare with, told where something was then. */
  past?: string | undefined;
  /** The list that a figure counts; null for none. */
  linkOf: (row: Row, column: string) => string | null;
  total: Readonly<Record<string, ReactNode>>;
}) {
  const texts = useTexts('reports');
  const { rows, table } = props;
  const alone = hasEmptyPast(props.pictures.map(({ picture }) => picture));
  const past = alone ? texts.nothing_year_ago : props.past;
  const columns = table.shown
    .filter(({ name }) => !alone || !name.endsWith('_before'))
    .map((column) =>
      column.name === 'name' ? { ...column, title: texts.dimensions[props.by] } : column,
    );
  return (
    <>
      {props.pictures.map(({ title, picture }) => (
        <ReportChart
          key={title}
          title={title}
          picture={alone ? withoutPast(picture) : picture}
          named={props.pictures.length > 1}
        />
      ))}
      {past === undefined ? null : <p>{past}</p>}
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
