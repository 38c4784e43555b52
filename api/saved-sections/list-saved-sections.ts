import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { savedSection } from './shapes.ts';

/** Lists the sections that the organiser keeps, fifty at most, by name. */
export const listSavedSections = endpoint({
  method: 'GET',
  path: '/api/back-office/saved-sections',
  who: 'website-pages.read',
  summary: 'Lists the saved sections.',
  request: z.object({}),
  answer: z.object({ data: z.array(savedSection) }),
  errors: [],
});
