import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeSite } from './site-shapes.ts';

/**
 * Returns the organiser's settings for every page of its site: its own, or the defaults while it
 * has none.
 */
export const getSite = endpoint({
  method: 'GET',
  path: '/api/back-office/site',
  who: 'websites.read',
  summary: 'Shows announcement, contact, footer, menu, colours and theme of the site.',
  request: z.object({}),
  answer: officeSite,
  errors: [],
});
