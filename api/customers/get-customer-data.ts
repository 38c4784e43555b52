import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * All that is kept of a family, to be handed to it when it asks (right of access), as JSON: who it is, its participants, what it bought, paid and wrote, and which e-mails it got. Amounts
 * in minor units, instants in UTC, titles in each language. Refuses CUSTOMER_NOT_FOUND, and NOT_PERMITTED to who may not read families, participants, registrations and payments.
 */
export const getCustomerData = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/data',
  who: 'exports.create',
  // of what it speaks: who may not read one of these is not handed all of them
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
