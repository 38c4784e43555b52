import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import type { ListTable } from '../../lists/use-list-table.tsx';
import { hasEmptyPast, type Picture, withoutPast } from './picture.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import type { DimensionName } from './report-tools.tsx';

/**
 * The pictures of a report's lines, and the table with the same figures; when nothing happened a
 * year ago, both leave that year out and a sentence says so.
 */
export function ReportLines<Row extends { key: string | null }>(props: {
  /** The grouping of the lines, which is the head of their names. */
  by: DimensionName;
  rows: readonly Row[];
  table: ListTable<Row>;
  pictures: readonly { readonly title: string; readonly picture: Picture }[];
  /** The sentence about the earlier time, shown when that was not empty. */
  past?: string | undefined;
  /** Returns the list behind a figure; null for none. */
  linkOf: (row: Row, column: string) => string | null;
  total: Readonly<Record<string, ReactNode>>;
}) {
  const texts = useTexts('reports');
  const { rows, table } = props;
  const is_without_past = hasEmptyPast(props.pictures.map(({ picture }) => picture));
  const past = is_without_past ? texts.nothing_year_ago : props.past;
  const columns = table.shown
    .filter(({ name }) => !is_without_past || !name.endsWith('_before'))
    .map((column) =>
      column.name === 'name' ? { ...column, title: texts.dimensions[props.by] } : column,
    );
  return (
    <>
      {props.pictures.map(({ title, picture }) => (
        <ReportChart
          key={title}
          title={title}
          picture={is_without_past ? withoutPast(picture) : picture}
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
