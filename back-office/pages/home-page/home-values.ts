import type { Answer } from '@ribambelle/api/client.ts';

/** The home page as it is being written. */
export type Home = Answer<'getHomePage'>;

/** The values that its form changes. */
export type HomeValues = Home['content'];
