import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeDateConfiguration } from './office-shapes.ts';

/** Returns one template of dates. Refuses DATE_CONFIGURATION_NOT_FOUND. */
export const getDateConfiguration = endpoint({
  method: 'GET',
  path: '/api/back-office/date-configurations/{date_configuration}',
  who: 'date-configurations.read',
  summary: 'Shows one template of dates.',
  request: z.object({ date_configuration: cuid }),
  answer: officeDateConfiguration,
  errors: ['DATE_CONFIGURATION_NOT_FOUND'],
});
