import type { Answer } from '@ribambelle/api/client.ts';

/** The draft of the home page. */
export type Home = Answer<'getHomePage'>;

/** The values that its form changes. */
export type HomeValues = Home['content'];
