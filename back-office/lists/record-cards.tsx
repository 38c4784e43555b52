import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ChooseBox } from '../bulk-actions/choose-box.tsx';
import type { Choosing } from '../bulk-actions/choosing.ts';
import type { TableColumn } from './use-list-table.tsx';

/**
 * A list on a phone: each row is a card that opens it, with the columns that the list declares for
 * cards.
 */
export function RecordCards<Row extends { cuid: string }>(props: {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** Columns to say: those without a place on a card are below it, with their titles. */
  said?: readonly TableColumn<Row>[];
  hrefOf: (row: Row) => string;
  way_back?: LinkProps['state'];
  /** The content shown without rows. */
  empty: ReactNode;
  /** The chosen rows, for a list in which many can be changed at once. */
  choosing?: Choosing<Row>;
}) {
  const texts = useTexts('bulk-actions');
  const { choosing } = props;
  const { rows, columns, hrefOf } = props;
  const [title, beside] = (['title', 'beside'] as const).map((place) =>
    columns.find(({ card }) => card === place),
  );
  const plain_columns = (props.said ?? []).filter(({ card }) => card === undefined);
  const below = columns.filter(({ card }) => card === 'below');
  if (rows.length === 0) return <div className="office-cards-empty">{props.empty}</div>;
  return (
    <ul className="office-cards">
      {rows.map((row) => (
        <li key={row.cuid} data-choosing={choosing !== undefined || undefined}>
          {choosing === undefined ? null : (
            <ChooseBox
              label={texts.select(choosing.titleOf(row))}
              checked={choosing.selection.has(row.cuid)}
              onChange={(checked) => choosing.selection.choose([row.cuid], checked)}
            />
          )}
          <Link to={hrefOf(row)} state={props.way_back} className="office-card">
            <strong>{title?.cell(row)}</strong>
            <span className="office-card-end">{beside?.cell(row)}</span>
            <span className="office-card-below">
              {below.map((column) => (
                <span key={column.name}>{column.cell(row)}</span>
              ))}
            </span>
            <Said row={row} columns={plain_columns} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The chosen columns of a row that have a value. */
function Said<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  const facts = columns.flatMap(({ name, title, cell }) => {
    const content = cell(row);
    return content === null || content === '' ? [] : [{ name, title, content }];
  });
  if (facts.length === 0) return null;
  return (
    <span className="office-card-said">
      {facts.map(({ name, title, content }) => (
        <span key={name}>
          <span className="office-card-what">{title}</span> {content}
        </span>
      ))}
    </span>
  );
}
