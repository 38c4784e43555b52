import { useState } from 'react';
import { ColumnsMenu } from './columns-menu.tsx';
import { type ExportOf, ExportMenu } from './export-menu.tsx';
import { PrintAll, type ReadPage } from './print-all.tsx';
import type { FoundList } from './records-table.tsx';
import type { ListTable } from './use-list-table.tsx';

/** The tools for a list as a whole: its columns, an export and printing. */
export function ListTools<Row extends { cuid: string }>(props: {
  title: string;
  table: ListTable<Row>;
  found: FoundList<Row>;
  /** The export of these columns of the list; none when left out. */
  exported?: ExportOf | undefined;
  /** Reads a page of the list, to print all of them; when left out, the shown page is printed. */
  printed?: ReadPage<Row> | undefined;
}) {
  const { title, table, found, exported, printed } = props;
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <ColumnsMenu
        table={table}
        onPrint={() => (printed === undefined ? window.print() : setPrinting(true))}
      />
      {exported === undefined ? null : (
        <ExportMenu table={table} count={found.data?.count} of={exported} />
      )}
      {printing && printed !== undefined ? (
        <PrintAll title={title} table={table} read={printed} onDone={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
