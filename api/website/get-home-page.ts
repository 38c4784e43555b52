import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { homeContent } from './home-shapes.ts';

/** Returns the draft of the home page, and a way to see it on the site before anybody else does. */
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
    /** True when the draft differs from the published page. */
    publishable: z.boolean(),
    /** True when the site has a home page made in another way, which publishing replaces. */
    replaces: z.boolean(),
    /** The path of the draft on the site, valid for an hour, for anyone who has it. */
    preview: z.string(),
  }),
  errors: [],
});
