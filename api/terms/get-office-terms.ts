import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeTerms } from './shapes.ts';

/** The terms that are being written, and those that were published. */
export const getOfficeTerms = endpoint({
  method: 'GET',
  path: '/api/back-office/terms',
  who: 'website-pages.read',
  summary: 'Shows the draft of the terms and their published versions.',
  request: z.object({}),
  answer: officeTerms,
  errors: [],
});
