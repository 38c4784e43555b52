import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Notes that the bank executed a file: all of its transfers are done, but those that failed before.
 * Refuses the second time.
 */
export const executeSepaFile = endpoint({
  method: 'POST',
  path: '/api/back-office/sepa-files/{sepa_file}/executed',
  who: 'payments.refund',
  summary: 'Notes that the bank executed a file of transfers.',
  request: z.object({ sepa_file: cuid }),
  answer: done,
  errors: ['SEPA_FILE_NOT_FOUND', 'SEPA_FILE_EXECUTED'],
  recent_password: 'always',
});
