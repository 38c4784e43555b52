import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { homeContent } from './home-shapes.ts';

/**
 * Saves the draft of the home page; families see nothing of it. Refuses a picture that is not the
 * organiser's.
 */
export const updateHomePage = endpoint({
  method: 'PUT',
  path: '/api/back-office/home-page',
  who: 'website-pages.update',
  summary: 'Keeps the draft of the home page.',
  request: z.object({ version, ...anyFieldOf(homeContent.shape) }),
  answer: done,
  errors: ['IMAGE_UNKNOWN', 'LINK_INVALID'],
});
