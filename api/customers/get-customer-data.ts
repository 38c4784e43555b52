import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns all data kept about a family, for its request (right of access), as JSON: its details,
 * its participants, its purchases, payments and texts, and the e-mails it received. Amounts in
 * minor units, instants in UTC, titles in each language. Refuses CUSTOMER_NOT_FOUND, and
 * NOT_PERMITTED to staff without access to families, participants, registrations and payments.
 */
export const getCustomerData = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/data',
  who: 'exports.create',
  // the subjects of the data: without access to one of them, nothing is handed out
  also: [
    'customers.read',
    'participants.read',
    'registrations.read',
    'payments.read',
    'customer-wallets.read',
    'mails.read',
  ],
  summary: 'All data of a family, as a file.',
  request: z.object({ customer: cuid }),
  answer: file,
  errors: ['CUSTOMER_NOT_FOUND'],
  recent_password: 'always',
});
