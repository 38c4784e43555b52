import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list } from '../general/shapes.ts';
import { pageLine } from './shapes.ts';

/** Lists all pages of the website, for menus and site maps. getPage returns their content. */
export const listPages = endpoint({
  method: 'GET',
  path: '/api/website/pages',
  who: 'anyone',
  summary: 'Lists the pages of the website.',
  request: z.object({}),
  answer: list(pageLine),
  errors: [],
});
