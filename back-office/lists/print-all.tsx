import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { say } from '../data/messages.ts';
import { useFormats } from '../formats/formats.ts';
import './print.css';
import type { Listed } from './records-table.tsx';
import type { ListTable, TableColumn } from './use-list-table.tsx';

/** Reads a page of a list with its filters and its order. */
export type ReadPage<Row> = (paging: {
  page_number: number;
  page_size: number;
}) => Promise<Listed<Row>>;

const PAGE = 100;
const MOST_PAGES = 20;

/** The orientation of a sheet. */
export type Paper = 'portrait' | 'landscape';

/**
 * Prints the rows of a list, at most 20 pages of 100, as a plain table with the columns that are
 * shown, or as `renderRows` draws them. Reads them page by page, then opens the dialog of the
 * browser.
 */
export function PrintAll<Row extends { cuid: string }>(props: {
  title: string;
  table: ListTable<Row>;
  read: ReadPage<Row>;
  onDone: () => void;
  /** Draws the rows to print, in place of one table. */
  renderRows?: (rows: readonly Row[]) => ReactNode;
  /** The orientation; the setting of the browser when left out. */
  paper?: Paper;
}) {
  const { title, table, read, onDone, renderRows } = props;
  const texts = useTexts('office');
  const formats = useFormats();
  const [result, setResult] = useState<{ rows: readonly Row[]; whole: boolean } | null>(null);
  const has_begun = useRef(false);
  useEffect(() => {
    if (has_begun.current) return;
    has_begun.current = true;
    readAll(read).then(setResult, () => {
      say({ message: texts.no_answer, color: 'red' });
      onDone();
    });
  }, [read, texts, onDone]);
  useEffect(() => {
    if (result === null) return;
    window.print();
    onDone();
  }, [result, onDone]);
  if (result === null)
    return (
      <Text role="status" size="sm" px={16} py={8} c="dimmed">
        {texts.print.preparing}
      </Text>
    );
  return createPortal(
    <div className="office-print" data-paper={props.paper}>
      <h1>{title}</h1>
      {result.whole ? null : <p>{texts.print.cut(formats.count(result.rows.length))}</p>}
      {renderRows === undefined ? (
        <PrintedTable columns={table.shown} rows={result.rows} />
      ) : (
        renderRows(result.rows)
      )}
    </div>,
    document.body,
  );
}

/** Rows as a table on paper; `head` is repeated on each page above the titles of its columns. */
export function PrintedTable<Row>(props: {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  head?: ReactNode;
}) {
  const { columns, rows, head } = props;
  return (
    <table>
      <thead>
        {head === undefined ? null : (
          <tr>
            <th colSpan={columns.length} className="office-print-head">
              {head}
            </th>
          </tr>
        )}
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} data-column={name}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map(({ name, kind, cell }) => (
              <td key={name} data-column={name} data-kind={kind}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function readAll<Row>(
  readPage: ReadPage<Row>,
): Promise<{ rows: readonly Row[]; whole: boolean }> {
  const rows: Row[] = [];
  for (let page_number = 1; page_number <= MOST_PAGES; page_number += 1) {
    const page = await readPage({ page_number, page_size: PAGE });
    rows.push(...page.data);
    if (page.data.length < PAGE || rows.length >= page.count) return { rows, whole: true };
  }
  return { rows, whole: false };
}
