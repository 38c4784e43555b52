import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';
import { termsNumber } from './shapes.ts';

/**
 * Returns the terms as families read them, sanitised rich text in the language of the caller: those
 * in force now, or an earlier version by its number. Before any was published, the standard text
 * without a number. Refuses TERMS_VERSION_NOT_FOUND.
 */
export const getTerms = endpoint({
  method: 'GET',
  path: '/api/terms',
  who: 'anyone',
  summary: 'Shows the terms of the organiser, or an earlier version of them.',
  request: z.object({ number: termsNumber.optional() }),
  answer: z.object({
    number: termsNumber.nullable(),
    published_at: instant.nullable(),
    /** True when they are in force now. */
    current: z.boolean(),
    content: z.string(),
    /**
     * The conditions on which families cancel now, where an activity has none of its own, and the
     * right of withdrawal by kind, a sentence each; none for an earlier version.
     */
    conditions: z.array(z.string()),
  }),
  errors: ['TERMS_VERSION_NOT_FOUND'],
});
