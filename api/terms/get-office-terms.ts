import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeTerms } from './shapes.ts';

/** Returns the draft of the terms, and the published versions. */
export const getOfficeTerms = endpoint({
  method: 'GET',
  path: '/api/back-office/terms',
  who: 'website-pages.read',
  summary: 'Shows the draft of the terms and their published versions.',
  request: z.object({}),
  answer: officeTerms,
  errors: [],
});
