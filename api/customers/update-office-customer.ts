import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { officeCustomData, officeCustomerFields } from './office-shapes.ts';

/**
 * Changes the name, contact details and answers of a family. Refuses CUSTOMER_NOT_FOUND,
 * CUSTOMER_EXISTS when another has the address, EMAIL_REQUIRED (an address is changed, never
 * removed), and CONTACT_REQUIRED without address and number.
 */
export const updateOfficeCustomer = endpoint({
  method: 'PUT',
  path: '/api/back-office/customers/{customer}',
  who: 'customers.update',
  summary: 'Changes a family.',
  request: z.object({
    customer: cuid,
    version,
    ...anyFieldOf({ ...officeCustomerFields, custom_data: officeCustomData }),
  }),
  answer: done,
  errors: [
    ...([
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_EXISTS',
      'EMAIL_REQUIRED',
      'CONTACT_REQUIRED',
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
  recent_password: 'sometimes',
});
