import type { LocalTime } from '@ribambelle/texts/formats/local-time.ts';
import type { FileCell } from './cells.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * The beginnings of a cell that a spreadsheet takes for a formula, also in the wide signs of East
 * Asian keyboards and behind characters that it trims.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u;

/** A communication, or phone numbers: digits contain nothing to run. */
const OURS = /^[+\d][+\d/, ]*$/;

/**
 * Writes a table as CSV for spreadsheets, piece by piece: semicolons, quotes where needed, an
 * apostrophe before free text that would be run.
 */
export async function* csvOf(table: {
  readonly titles: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly FileCell[])[]>;
}): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + lineOf(table.titles.map((title) => quoted(harmless(title)))));
  for await (const rows of table.rows)
    yield Buffer.from(rows.map((row) => lineOf(row.map(cellText))).join(''));
}

const lineOf = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/**
 * Returns the text of a cell: days as 2026-07-06, hours as 09:30, amounts as a Belgian spreadsheet
 * reads them: 1234,50.
 */
function cellText(cell: FileCell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return quoted(harmless(cell.text));
    case 'ours':
      // values stored before there was one form may still be anything
      return quoted(OURS.test(cell.text) ? cell.text : harmless(cell.text));
    case 'number':
      return String(cell.value);
    case 'amount':
      return cell.value.toFixed(2).replace('.', ',');
    case 'day':
      return dayText(cell.at);
    case 'time':
      return timeText(cell.at);
    case 'moment':
      return `${dayText(cell.at)} ${timeText(cell.at)}`;
  }
}

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');
const dayText = ({ year, month, day }: LocalTime): string =>
  `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
const timeText = ({ hour, minute }: LocalTime): string => `${padded(hour)}:${padded(minute)}`;

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
