import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';

/**
 * Returns all data kept about the signed-in family (right of access), as the organiser's own file
 * has it, but for the notes that staff keep for themselves. Amounts in minor units, instants in
 * UTC, titles in each language.
 */
export const getAccountData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  who: 'customer',
  summary: 'All data of the signed-in family.',
  request: z.object({}),
  answer: z.object({
    organiser: z.string(),
    made_at: instant,
    filename: z.string(),
    /** The data by subject, such as `participants` and `payments`. */
    data: z.record(z.string(), z.unknown()),
  }),
  errors: [],
  by_staff: false,
  recent_password: 'always',
});
