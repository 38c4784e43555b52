import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { say } from '../data/messages.ts';
import { useFormats } from '../formats/formats.ts';
import type { Listed } from './records-table.tsx';
import type { ListTable } from './use-list-table.tsx';

/** Reads a page of a list with its filters and its order. */
export type ReadPage<Row> = (paging: {
  page_number: number;
  page_size: number;
}) => Promise<Listed<Row>>;

const PAGE = 100;
const MOST_PAGES = 20;

/** Prints all rows of a list as a plain table, with the columns that are shown: reads them page by page, then opens the dialog of the browser. */
export function PrintAll<Row extends { cuid: string }>(props: {
  title: string;
  table: ListTable<Row>;
  read: ReadPage<Row>;
  onDone: () => void;
}) {
  const { title, table, read, onDone } = props;
  const texts = useTexts('office');
  const formats = useFormats();
  const [found, setFound] = useState<{ rows: readonly Row[]; whole: boolean } | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    readAll(read).then(setFound, () => {
      say({ message: texts.no_answer, color: 'red' });
      onDone();
    });
  }, [read, texts, onDone]);
  useEffect(() => {
    if (found === null) return;
    window.print();
    onDone();
  }, [found, onDone]);
  if (found === null)
    return (
      <Text role="status" size="sm" px={16} py={8} c="dimmed">
        {texts.print.preparing}
      </Text>
    );
  return createPortal(
    <div className="office-print">
      <h1>{title}</h1>
      {found.whole ? null : <p>{texts.print.cut(formats.count(found.rows.length))}</p>}
      <table>
        <thead>
          <tr>
            {table.shown.map(({ name, title: head }) => (
              <th key={name}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.rows.map((row, index) => (
            <tr key={index}>
              {table.shown.map(({ name, cell }) => (
                <td key={name}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

async function readAll<Row>(
  read: ReadPage<Row>,
): Promise<{ rows: readonly Row[]; whole: boolean }> {
  const rows: Row[] = [];
  for (let page_number = 1; page_number <= MOST_PAGES; page_number += 1) {
    const page = await read({ page_number, page_size: PAGE });
    rows.push(...page.data);
    if (page.data.length < PAGE || rows.length >= page.count) return { rows, whole: true };
  }
  return { rows, whole: false };
}
