import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { file } from '../general/shapes.ts';
import { registrationFilters } from '../registrations/office-shapes.ts';

/** The filtered registrations as CSV: UTF-8 with a byte order mark, semicolons, at most 10 000 rows, nothing that a spreadsheet would run. */
export const exportRegistrations = endpoint({
  method: 'GET',
  path: '/api/back-office/exports/registrations',
  who: 'exports.create',
  summary: 'Exports registrations as CSV.',
  request: z.object(registrationFilters),
  answer: file,
  errors: [],
  recent_password: 'always',
});
