const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV for spreadsheets: semicolons, quotes where needed, an apostrophe before what would be run. */
export function csvOf(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join(''),
  );
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
