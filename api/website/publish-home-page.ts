import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { homeContent } from './home-shapes.ts';

/**
 * Publishes the draft, with the changes sent here, as the home page of the site. Refuses a picture
 * that is not the organiser's.
 */
export const publishHomePage = endpoint({
  method: 'POST',
  path: '/api/back-office/home-page/publish',
  who: 'website-pages.update',
  summary: 'Publishes the draft of the home page.',
  request: z.object({ version, ...anyFieldOf(homeContent.shape) }),
  answer: done,
  errors: ['IMAGE_UNKNOWN', 'LINK_INVALID'],
  recent_password: 'always',
});
