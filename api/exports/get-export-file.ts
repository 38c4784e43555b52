import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the file itself: CSV in UTF-8 with a byte order mark and semicolons, or XLSX; a
 * spreadsheet runs nothing in it. Refuses EXPORT_NOT_FOUND for anybody else's, and EXPORT_NOT_READY
 * before it is complete.
 */
export const getExportFile = endpoint({
  method: 'GET',
  path: '/api/back-office/exports/{export}/file',
  who: 'exports.create',
  summary: 'Hands out the file of an export.',
  request: z.object({ export: cuid }),
  answer: file,
  errors: ['EXPORT_NOT_FOUND', 'EXPORT_NOT_READY'],
  recent_password: 'always',
});
