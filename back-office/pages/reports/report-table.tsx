import type { ReactNode } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { LOOK } from '../../lists/cell.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import type { TableColumn } from '../../lists/use-list-table.tsx';
import styles from './reports.module.css';

/**
 * The lines of a report under the heads of its columns, with their sum; no money is a dash. On a
 * phone each line is a card with its values.
 */
export function ReportTable<Row>(props: {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  idOf: (row: Row) => string;
  /** Returns the list behind a figure; null for none. */
  linkOf: (row: Row, column: string) => string | null;
  /** The values of the last line, by column. */
  total: Readonly<Record<string, ReactNode>>;
}) {
  const { rows, columns, idOf, linkOf, total } = props;
  const nothing = useFormats().price(0);
  const sideOf = ({ kind }: TableColumn<Row>) => (LOOK[kind].right === true ? 'right' : undefined);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" data-side={sideOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)}>
            {columns.map((column) => {
              const to = linkOf(row, column.name);
              const cell = column.cell(row);
              const side = sideOf(column);
              if (cell === nothing)
                return (
                  <td key={column.name} data-side={side} data-nothing>
                    –
                  </td>
                );
              return (
                <td key={column.name} data-side={side} data-title={column.title}>
                  {to === null ? cell : <LinkAndBack to={to}>{cell}</LinkAndBack>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {columns.map((column) => (
            <td key={column.name} data-side={sideOf(column)} data-title={column.title}>
              {total[column.name]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
