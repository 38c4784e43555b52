import type { GalleryScene } from './gallery-scene.ts';
import { refusedFor, usual } from './gallery-states.ts';

/** The list of articles, one article, the newest ones. */
export const galleryOfBlog = {
  'blog-article-default': [
    { name: 'not there', settings: {}, params: { article: 'none' }, at: '/blog/none' },
  ],
  'blog-articles-list-default': [{ name: 'none yet', settings: {}, at: '/blog' }],
  'blog-latest-articles': [
    { ...usual(), at: '/' },
    { name: 'none yet, in a preview', settings: {}, at: '/?preview=true' },
    refusedFor({ limit: 0 }),
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
