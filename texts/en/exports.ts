import type { texts as french } from '../fr/exports.ts';

export const texts: typeof french = {
  export: 'Export',
  title: 'Export this list',
  what: (rows: string, columns: number) =>
    `${rows} ${rows === '1' ? 'row' : 'rows'}, ${columns} ${columns > 1 ? 'columns' : 'column'}: those of the list, with its filters and its order.`,
  format: 'Format',
  formats: { XLSX: 'Spreadsheet (Excel, LibreOffice)', CSV: 'CSV, for another program' },
  start: 'Prepare the file',
  files: 'Your files',
  kept: 'Each is kept for a day.',
  download: 'Download',
  waiting: 'Waiting',
  progress: (written: string, total: string) => `${written} of ${total}`,
  failed: 'Could not be written: please try again.',
};

export const errors = {
  EXPORT_NOT_FOUND: 'This file is no longer there: a file is kept for a day.',
  EXPORT_NOT_READY: 'This file is not ready yet.',
  EXPORTS_TOO_MANY: 'Five files are being prepared already: wait until one is ready.',
};
