import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bilingual, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** Saves the draft; families see nothing of it before it is published. */
export const updateTermsDraft = endpoint({
  method: 'PUT',
  path: '/api/back-office/terms/draft',
  who: 'website-pages.update',
  summary: 'Keeps the draft of the terms.',
  request: z.object({ version, content: bilingual }),
  answer: done,
  errors: [],
});
