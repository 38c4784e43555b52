import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list } from '../general/shapes.ts';
import { searchHit } from './shapes.ts';

/**
 * Searches the back-office for typed text: families by name, child, address, e-mail or any part of
 * a phone number; orders by any part of their communication; participants, registrations,
 * activities and coming dates. Five of each that the collaborator may read; `count` is the number
 * returned. Finds nothing for fewer than two characters.
 */
export const searchOffice = endpoint({
  method: 'GET',
  path: '/api/back-office/search',
  who: 'collaborator',
  summary: 'Searches all of the back-office.',
  request: z.object({ search: z.string().trim().max(100) }),
  answer: list(searchHit),
  errors: [],
});
