import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { dateConfigurationFields } from './office-shapes.ts';

/**
 * Adds a template of dates (1 §6): days and hours relative to a first day, in chronological order.
 */
export const createDateConfiguration = endpoint({
  method: 'POST',
  path: '/api/back-office/date-configurations',
  who: 'date-configurations.create',
  summary: 'Adds a template of dates.',
  request: z.object(dateConfigurationFields),
  answer: z.object({ cuid }),
  errors: [],
});
