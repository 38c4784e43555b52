import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { exportShape } from './shapes.ts';

/** Lists the files that the caller requested, the newest first; they are kept for a day. */
export const listExports = endpoint({
  method: 'GET',
  path: '/api/back-office/exports',
  who: 'collaborator',
  summary: 'Lists the exports of the collaborator.',
  request: z.object(paging),
  answer: list(exportShape),
  errors: [],
});
