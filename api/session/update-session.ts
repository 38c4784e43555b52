import { z } from 'zod';
import { addressToKeep } from '../addresses/shapes.ts';
import { customDataEntries } from '../custom-fields/shapes.ts';
import { customer, customerFields } from '../customers/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { language } from '../general/shapes.ts';

/**
 * Changes the signed-in customer's profile (1 §5, §7). Another e-mail address requires a recent
 * password and takes effect when it is confirmed (R30). Refuses one that another account has.
 */
export const updateSession = endpoint({
  method: 'PUT',
  path: '/api/session',
  who: 'customer',
  summary: 'Changes the signed-in customer’s profile.',
  request: z.object({
    ...customerFields,
    address: addressToKeep,
    custom_data: customDataEntries.default([]),
    /** The language of e-mails; null keeps it. */
    language: language.nullable().default(null),
    /** True when they agree to receive news; null leaves it as it is. */
    news: z.boolean().nullable().default(null),
  }),
  answer: z.object({ customer, message: z.string() }),
  errors: [
    ...([
      'CUSTOMER_EXISTS',
      'CUSTOM_DATA_INVALID',
      'UNKNOWN_FIELD',
      'FIELD_ANSWERED_TWICE',
    ] as const),
    ...([
      'ANSWER_REQUIRED',
      'ANSWER_INVALID',
      'ANSWER_TOO_LONG',
      'PATTERN_MISMATCH',
      'UNKNOWN_CHOICE',
      'INVALID_DATE',
    ] as const),
  ],
  limit: 'profile',
  recent_password: 'sometimes',
});
