import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/** Removes the icon of the site: browsers show its logo. Nothing happens when there is none. */
export const deleteFavicon = endpoint({
  method: 'DELETE',
  path: '/api/back-office/site/favicon',
  who: 'websites.update',
  summary: 'Removes the icon of the site: browsers show its logo.',
  request: z.object({}),
  answer: done,
  errors: [],
});
