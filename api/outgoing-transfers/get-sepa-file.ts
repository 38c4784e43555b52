import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/** Returns a file of transfers as it was made, in XML (pain.001.001.09). */
export const getSepaFile = endpoint({
  method: 'GET',
  path: '/api/back-office/sepa-files/{sepa_file}/file',
  who: 'payments.refund',
  summary: 'Hands out a file of transfers for the bank.',
  request: z.object({ sepa_file: cuid }),
  answer: file,
  errors: ['SEPA_FILE_NOT_FOUND'],
  recent_password: 'always',
});
