import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../general/shapes.ts';

/**
 * Ends the news for the family that received an e-mail, by the token of its link and without a
 * sign-in (3 §2). Repeating it is fine. Refuses UNSUBSCRIBE_LINK_INVALID for a token that was never
 * issued, or is of another organiser.
 */
export const unsubscribeFromNews = endpoint({
  method: 'POST',
  path: '/api/newsletters/unsubscribe',
  who: 'visitor',
  summary: 'Ends the news to a family by the token of a link.',
  request: z.object({ token: line }),
  answer: z.object({ message: z.string() }),
  errors: ['UNSUBSCRIBE_LINK_INVALID'],
  limit: 'sign-in',
});
