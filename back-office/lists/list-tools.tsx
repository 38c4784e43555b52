import { useState } from 'react';
import { ColumnsMenu } from './columns-menu.tsx';
import { type ExportOf, ExportMenu } from './export-menu.tsx';
import { PrintAll, type ReadPage } from './print-all.tsx';
import type { FoundList } from './records-table.tsx';
import type { ListTable } from './use-list-table.tsx';

/** What can be done with a list as a whole: its columns, a file of it, and paper. */
export function ListTools<Row extends { cuid: string }>(props: {
  title: string;
  table: ListTable<Row>;
  found: FoundList<Row>;
  /** What is exported of it, of these columns; nothing when not said. */
  exported?: ExportOf | undefined;
  /** Reads a page of it, to print them all; without it the page that is shown is printed. */
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
