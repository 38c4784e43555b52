import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { customFieldFields } from './office-shapes.ts';
import { customFieldEntity } from './shapes.ts';

/**
 * Adds a custom field, asked after the others. One of the team wants the right to fields of the team too.
 * Refuses a pattern that cannot be judged, and choices of which there are fewer than two.
 */
export const createCustomField = endpoint({
  method: 'POST',
  path: '/api/back-office/custom-fields',
  who: 'customer-custom-fields.create',
  summary: 'Adds a custom field.',
  request: z.object({ entity: customFieldEntity, ...customFieldFields }),
  answer: z.object({ cuid, message: z.string().nullable() }),
  errors: ['PATTERN_NOT_ACCEPTED', 'CHOICES_REQUIRED'],
});
