import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bilingual } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { termsNumber } from './shapes.ts';

/**
 * Makes a text the draft and the version in force from now on. Refuses TERMS_INCOMPLETE when a
 * language of the site has no text, at `content.<language>`, and TERMS_UNCHANGED when it equals the
 * version in force.
 */
export const publishTerms = endpoint({
  method: 'POST',
  path: '/api/back-office/terms/publish',
  who: 'website-pages.update',
  summary: 'Publishes the draft of the terms as their next version.',
  request: z.object({ version, content: bilingual }),
  answer: z.object({ number: termsNumber, message: z.string().nullable() }),
  errors: ['TERMS_INCOMPLETE', 'TERMS_UNCHANGED'],
});
