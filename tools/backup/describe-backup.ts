import type { ReadBackup } from './read-backup.ts';
import type { WrittenBackup } from './write-backup.ts';

/** Describes the content of a backup in a sentence. */
export function describeBackup({ file, bytes, ...content }: WrittenBackup): string {
  return `${file} is written and was read back whole: ${megabytes(bytes)} MB, ${contents(content)}.`;
}

/** Describes the number of tables and rows, and the moment. */
export function contents({ header, trailer }: ReadBackup): string {
  const tables = Object.values(trailer.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables as they were at ${header.made_at}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
