import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { untold } from './untold-shapes.ts';

/** Tells whether an e-mail reaches a family, and why not: shown wherever one is promised. */
export const getMailReach = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/mail-reach',
  who: 'collaborator',
  summary: 'Shows whether an e-mail reaches a family.',
  request: z.object({ customer: cuid }),
  answer: z.object({ untold }),
  errors: ['CUSTOMER_NOT_FOUND'],
});
