import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { dateConfigurationFields } from './office-shapes.ts';

/**
 * Changes a template of dates; dates made from it stay as they are. Refuses
 * DATE_CONFIGURATION_NOT_FOUND.
 */
export const updateDateConfiguration = endpoint({
  method: 'PUT',
  path: '/api/back-office/date-configurations/{date_configuration}',
  who: 'date-configurations.update',
  summary: 'Changes a template of dates.',
  request: z.object({ date_configuration: cuid, version, ...anyFieldOf(dateConfigurationFields) }),
  answer: done,
  errors: ['DATE_CONFIGURATION_NOT_FOUND'],
});
