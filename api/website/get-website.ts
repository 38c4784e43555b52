import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { website } from './shapes.ts';

/** The organiser, header, footer and top bar of every page (1 §3.1). The same answer for everybody. */
export const getWebsite = endpoint({
  method: 'GET',
  path: '/api/website',
  who: 'anyone',
  summary: 'Shows the organiser of this site with its header, footer and top bar.',
  request: z.object({}),
  answer: website,
  errors: [],
});
