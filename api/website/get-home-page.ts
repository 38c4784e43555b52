import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { homeContent } from './home-shapes.ts';

/** The home page as it is being written, and a way to see it on the site before anybody else does. */
export const getHomePage = endpoint({
  method: 'GET',
  path: '/api/back-office/home-page',
  who: 'website-pages.read',
  summary: 'Shows the draft of the home page.',
  request: z.object({}),
  answer: z.object({
    version,
    content: homeContent,
    published_at: instant.nullable(),
    /** Whether the draft says something else than what is published. */
    publishable: z.boolean(),
    /** The site has a home page that was made otherwise: publishing takes its place. */
    replaces: z.boolean(),
    /** The path of the draft on the site, for an hour, for whoever has it. */
    preview: z.string(),
  }),
  errors: [],
});
