import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { CellKind, CellValue } from '@ribambelle/api/lists/columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { fileCell } from './cells.ts';
import { csvOf } from './csv.ts';
import type { ExportSource } from './export-source.ts';
import { wordsOf } from './words-of.ts';
import { xlsxOf } from './xlsx.ts';

/** The approximate size of a piece, in bytes. */
const PIECE = 64 * 1024;

/** The width of a column of each kind, in digits. */
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 26,
  choice: 14,
  number: 10,
  amount: 12,
  day: 12,
  date: 12,
  time: 8,
  moment: 17,
  last_day: 12,
};

interface Words {
  readonly columns: Readonly<Record<string, string>>;
}

/**
 * Writes a list as a file, in pieces, CSV packed (gzip), XLSX as it is (already a zip): titles and
 * codes in the words of a language, moments in the organiser's local time.
 */
export async function* fileOf(
  format: 'CSV' | 'XLSX',
  table: {
    readonly list: keyof ReturnType<typeof textsFor>['list-columns'];
    readonly columns: ExportSource['columns'];
    readonly rows: AsyncIterable<readonly (readonly CellValue[])[]>;
    readonly language: Language;
    readonly timezone: string;
  },
): AsyncGenerator<Buffer> {
  const { columns, timezone } = table;
  const texts: Words = textsFor(table.language)['list-columns'][table.list];
  const titles = columns.map(({ name, title }) => title ?? texts.columns[name] ?? name);
  const kinds = columns.map(({ name, kind, ours }) => ({
    kind,
    ours: ours === true,
    timezone,
    wordOf: wordsOf(table.list, { column: name, language: table.language }),
  }));
  const cellOf = (value: CellValue, place: number) => {
    const kind = kinds[place];
    return kind === undefined ? ({ kind: 'empty' } as const) : fileCell(value, kind);
  };
  const rows = async function* () {
    for await (const some of table.rows) yield some.map((row) => row.map(cellOf));
  };
  const sheet = columns.map(({ kind }, place) => ({
    title: titles[place] ?? '',
    width: WIDTHS[kind],
  }));
  yield* inPieces(
    format === 'CSV'
      ? packed(csvOf({ titles, rows: rows() }))
      : xlsxOf({ columns: sheet, rows: rows() }),
  );
}

/** Packs bytes; ends with the error of its source. */
function packed(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return pipeline(Readable.from(bytes), createGzip(), () => {});
}

async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const some of bytes) {
    waiting.push(some);
    length += some.length;
    if (length < PIECE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
