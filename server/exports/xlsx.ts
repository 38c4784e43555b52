import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { LocalTime } from '@ribambelle/texts/formats/local-time.ts';
import yazl from 'yazl';
import type { FileCell } from './cells.ts';
import { CONTENT_TYPES, RELATIONS, STYLES, WORKBOOK, WORKBOOK_RELATIONS } from './xlsx-parts.ts';

/** A column of a sheet: its title, and its width in digits. */
export interface SheetColumn {
  readonly title: string;
  readonly width: number;
}

interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly (readonly FileCell[])[]>;
}

/**
 * Writes a table as a workbook of one sheet, piece by piece, so that it is never in memory as a
 * whole: a title row that stays in sight and has filters, numbers as numbers, days as days. Texts
 * are stored as texts: nothing is a formula.
 */
export async function* xlsxOf(sheet: Sheet): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONS,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': WORKBOOK_RELATIONS,
    'xl/styles.xml': STYLES,
  };
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  const lines = Readable.from(linesOf(sheet));
  const failed = once(lines, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  zip.addReadStream(lines, 'xl/worksheets/sheet1.xml');
  zip.end();
  const packed = Readable.from(zip.outputStream)[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await Promise.race([packed.next(), failed]);
    if (done === true) return;
    yield Buffer.from(value);
  }
}

/** The workbook's style of each kind of cell (see `STYLES`). */
const STYLE = { title: 1, amount: 2, day: 3, time: 4, moment: 5 } as const;

async function* linesOf({ columns, rows }: Sheet): AsyncGenerator<string> {
  const last = columnName(columns.length - 1);
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => textCell(title, STYLE.title));
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`;
  let written = 1;
  for await (const some of rows) {
    written += some.length;
    yield some.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  }
  yield `</sheetData><autoFilter ref="A1:${last}${written}"/></worksheet>`;
}

function cellOf(cell: FileCell): string {
  switch (cell.kind) {
    case 'empty':
      return '<c/>';
    case 'text':
    case 'ours':
      return textCell(cell.text);
    case 'number':
      return `<c><v>${cell.value}</v></c>`;
    case 'amount':
      return `<c s="${STYLE.amount}"><v>${cell.value}</v></c>`;
    default:
      return `<c s="${STYLE[cell.kind]}"><v>${serialOf(cell.at, cell.kind)}</v></c>`;
  }
}

function textCell(text: string, style = 0): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Characters that XML forbids: control characters but these, halves of pairs, non-characters. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

function escaped(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Returns the days since 30 December 1899, as spreadsheets count; the hour is the fraction. */
function serialOf(at: LocalTime, kind: 'day' | 'time' | 'moment'): number {
  const days = Date.UTC(at.year, at.month - 1, at.day) / 86_400_000 + 25_569;
  const part = (at.hour * 60 + at.minute) / 1440;
  if (kind === 'day') return days;
  return kind === 'time' ? part : days + part;
}

/** Returns the name of a column, A, B … Z, AA, from its position, counted from 0. */
function columnName(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCodePoint(65 + (place % 26));
}
