import { readFileSync } from 'node:fs';

const PAGES = new URL('../../docs/algorithms/', import.meta.url);
const isHeading = (line: string) => /^#+ /u.test(line);
const isRow = (line: string) => line.startsWith('| ');
const isBelowHead = (line: string | undefined) => line?.startsWith('|--') === true;

/**
 * Returns the rows of the tables of a page of docs/algorithms, cell by cell and without their
 * heads: those below one heading, or of the whole page. Throws for a page or a heading without any:
 * cases that nobody reads prove nothing.
 */
export function casesOf(page: string, heading?: string): readonly (readonly string[])[] {
  const lines = readFileSync(new URL(`${page}.md`, PAGES), 'utf8').split('\n');
  const rows = (heading === undefined ? lines : linesBelow(heading, lines)).filter(
    (line, index, all) => isRow(line) && !isBelowHead(all[index + 1]),
  );
  if (rows.length === 0) throw new Error(`No cases in ${page}.md, ${heading ?? 'anywhere'}`);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function linesBelow(heading: string, lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => isHeading(line) && line.replace(/^#+ /u, '') === heading);
  if (at < 0) return [];
  const length = lines.slice(at + 1).findIndex(isHeading);
  return lines.slice(at + 1, length < 0 ? undefined : at + 1 + length);
}
