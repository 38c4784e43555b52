import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list } from '../general/shapes.ts';
import { officePageLine } from './shapes.ts';

/** Lists all pages of the organiser: its own, and those of ours, sorted by pathname. */
export const listOfficePages = endpoint({
  method: 'GET',
  path: '/api/back-office/pages',
  who: 'website-pages.read',
  summary: 'Lists the pages of the site with their state.',
  request: z.object({}),
  answer: list(officePageLine),
  errors: [],
});
