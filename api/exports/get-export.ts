import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { exportShape } from './shapes.ts';

/** Returns the progress of a file of the caller. Refuses EXPORT_NOT_FOUND for anybody else's. */
export const getExport = endpoint({
  method: 'GET',
  path: '/api/back-office/exports/{export}',
  who: 'collaborator',
  summary: 'Reads how far an export is.',
  request: z.object({ export: cuid }),
  answer: exportShape,
  errors: ['EXPORT_NOT_FOUND'],
});
