import type { Ask } from '@ribambelle/api/client.ts';
import type { Settings } from './settings.ts';

/** Returns the call for the newest articles. */
export const latestRequest = ({ limit }: Settings): Ask<'listArticles'> => ({ limit, offset: 0 });
