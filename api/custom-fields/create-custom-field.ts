import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { customFieldFields } from './office-shapes.ts';
import { customFieldEntity } from './shapes.ts';

/**
 * Adds a custom field, placed after the others. One for the team also needs the right to fields of
 * the team. Refuses a pattern that cannot be checked, and fewer than two choices.
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
