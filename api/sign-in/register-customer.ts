import { z } from 'zod';
import { addressToKeep } from '../addresses/shapes.ts';
import { customDataEntries } from '../custom-fields/shapes.ts';
import { customerFields } from '../customers/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, language, personName } from '../general/shapes.ts';
import { birthdate } from '../participants/shapes.ts';
import { newPassword } from './shapes.ts';

/**
 * Creates a customer, optionally a participant, and a session (3 §5, §7); if the organiser wants
 * it, the customer's own participant too (1 §9.2). Refuses an address that has an account.
 */
export const registerCustomer = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  who: 'visitor',
  summary: 'Opens an account and signs in.',
  request: z.object({
    ...customerFields,
    password: newPassword,
    terms: z.boolean().refine((accepted) => accepted, { error: 'TERMS_NOT_ACCEPTED' }),
    address: addressToKeep,
    custom_data: customDataEntries.default([]),
    /** A participant made from the customer; names that are null are the customer's own. */
    participant: z
      .object({
        firstname: personName.nullable().default(null),
        lastname: personName.nullable().default(null),
        birthdate: birthdate.nullable().default(null),
        custom_data: customDataEntries.default([]),
      })
      .nullable()
      .default(null),
    language: language.nullable().default(null),
  }),
  answer: z.object({
    message: z.string(),
    customer: z.object({ cuid }),
    participant: z.object({ cuid }).nullable(),
  }),
  errors: [
    ...([
      'CUSTOMER_EXISTS',
      'PARTICIPANT_NOT_OFFERED',
      'TERMS_NOT_ACCEPTED',
      'BIRTHDATE_INVALID',
    ] as const),
    ...([
      'CUSTOM_DATA_INVALID',
      'UNKNOWN_FIELD',
      'FIELD_ANSWERED_TWICE',
      'ANSWER_REQUIRED',
      'ANSWER_INVALID',
      'ANSWER_TOO_LONG',
    ] as const),
    ...(['PATTERN_MISMATCH', 'UNKNOWN_CHOICE', 'INVALID_DATE'] as const),
  ],
  limit: 'register',
});
