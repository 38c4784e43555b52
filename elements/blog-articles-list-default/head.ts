import type { Head } from '../element.ts';

/** Returns the address of the feed, which readers of feeds look for here. */
export const head = (): Head => ({ feed_path: '/blog/feed.xml' });
