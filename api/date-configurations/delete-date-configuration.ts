import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a template of dates; dates made from it stay. Refuses DATE_CONFIGURATION_NOT_FOUND. */
export const deleteDateConfiguration = endpoint({
  method: 'DELETE',
  path: '/api/back-office/date-configurations/{date_configuration}',
  who: 'date-configurations.delete',
  summary: 'Deletes a template of dates, and nothing that was made from it.',
  request: z.object({ date_configuration: cuid }),
  answer: removed,
  errors: ['DATE_CONFIGURATION_NOT_FOUND'],
});
