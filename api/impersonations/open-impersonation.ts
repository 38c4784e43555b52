import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Opens a visit to the site as a family (decision 171): returns an address of the site that is
 * valid once, for a minute. Its secret comes after `#`, which no server is sent. Refuses a family
 * without an e-mail address, which has no account.
 */
export const openImpersonation = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/impersonation',
  who: 'customers.impersonate',
  summary: 'Opens the way to the site as a family.',
  request: z.object({ customer: cuid }),
  answer: z.object({ address: z.string() }),
  errors: ['CUSTOMER_NOT_FOUND', 'IMPERSONATION_WITHOUT_EMAIL'],
  recent_password: 'always',
  answers_secret: true,
});
