import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { exportedList, exportFormat, exportShape } from './shapes.ts';

/**
 * Begins to write the rows that a list finds into a file: all rows, the wanted columns in their
 * order. A job writes it; `getExport` returns its progress. Refuses NOT_PERMITTED for a list, a
 * filter, an order or a column that the collaborator may not see, and EXPORTS_TOO_MANY while five
 * of the collaborator's own are not finished.
 */
export const createExport = endpoint({
  method: 'POST',
  path: '/api/back-office/exports',
  who: 'exports.create',
  summary: 'Exports a list as CSV or XLSX.',
  request: z.object({ format: exportFormat, of: exportedList }),
  answer: exportShape,
  errors: ['EXPORTS_TOO_MANY'],
  recent_password: 'always',
});
