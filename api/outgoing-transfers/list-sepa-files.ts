import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sepaFile } from './shapes.ts';

/** Lists the files of transfers that were made for the bank, the last first. */
export const listSepaFiles = endpoint({
  method: 'GET',
  path: '/api/back-office/sepa-files',
  who: 'payments.read',
  summary: 'Lists the files of transfers for the bank.',
  request: z.object(paging),
  answer: list(sepaFile),
  errors: [],
});
