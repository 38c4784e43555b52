import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { customFieldFields } from './office-shapes.ts';

/**
 * Changes, archives or restores a custom field. Once somebody answered it, its type stays
 * (CUSTOM_FIELD_ANSWERED) and so does each choice that was taken (CHOICE_ANSWERED). Refuses a
 * pattern that cannot be checked, and fewer than two choices.
 */
export const updateCustomField = endpoint({
  method: 'PUT',
  path: '/api/back-office/custom-fields/{field}',
  who: 'customer-custom-fields.update',
  summary: 'Changes, archives or restores a custom field.',
  request: z.object({
    field: cuid,
    version,
    ...anyFieldOf({ ...customFieldFields, active: z.boolean() }),
  }),
  answer: done,
  errors: [
    'CUSTOM_FIELD_NOT_FOUND',
    'CUSTOM_FIELD_ANSWERED',
    'CHOICE_ANSWERED',
    'PATTERN_NOT_ACCEPTED',
    'CHOICES_REQUIRED',
  ],
});
