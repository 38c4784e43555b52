import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TableColumn } from './use-list-table.tsx';

/** A list on a phone: each row is a card that opens it, of the three columns that the list declared for it. */
export function RecordCards<Row extends { cuid: string }>(props: {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  hrefOf: (row: Row) => string;
  /** What stands there without rows. */
  empty: ReactNode;
}) {
  const { rows, columns, hrefOf } = props;
  const [title, below, beside] = (['title', 'below', 'beside'] as const).map((place) =>
    columns.find(({ card }) => card === place),
  );
  if (rows.length === 0) return <div className="office-cards-empty">{props.empty}</div>;
  return (
    <ul className="office-cards">
      {rows.map((row) => (
        <li key={row.cuid}>
          <Link to={hrefOf(row)} className="office-card">
            <strong>{title?.cell(row)}</strong>
            <span className="office-card-end">{beside?.cell(row)}</span>
            <span className="office-card-below">{below?.cell(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
