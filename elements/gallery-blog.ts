import type { GalleryScene } from './gallery-scene.ts';
import { refusedFor, usual } from './gallery-states.ts';
import { sampleArticle } from './sample-answers.ts';

const ARTICLES = [1, 2, 3].map((id) => sampleArticle({ id, slug: `article-${id}` }));
const listArticles = { data: ARTICLES, count: 3, count_is_bound: false };
const none = { data: [], count: 0, count_is_bound: false };
const of_one = { params: { article: 'notre-ete' }, at: '/blog/notre-ete' };

/** The list of articles, one article, the newest ones. */
export const galleryOfBlog = {
  'blog-article-default': [
    { ...usual(), ...of_one, answers: { getArticle: sampleArticle() } },
    {
      name: 'without pictures',
      settings: {},
      ...of_one,
      answers: { getArticle: sampleArticle({ images: [] }) },
    },
    { name: 'not there', settings: {}, params: { article: 'none' }, at: '/blog/none' },
  ],
  'blog-articles-list-default': [
    { ...usual(), at: '/blog', answers: { listArticles } },
    {
      name: 'several pages',
      settings: {},
      at: '/blog?page_number=2',
      answers: { listArticles: { ...listArticles, count: 40 } },
    },
    { name: 'none yet', settings: {}, at: '/blog', answers: { listArticles: none } },
    {
      name: 'beyond the end',
      settings: {},
      at: '/blog?page_number=9',
      answers: { listArticles: none },
    },
    { name: 'loading', settings: {}, at: '/blog', waiting: true },
    { name: 'not answered', settings: {}, at: '/blog' },
  ],
  'blog-latest-articles': [
    { ...usual(), at: '/', answers: { listArticles } },
    {
      name: 'none yet, in a preview',
      settings: {},
      at: '/?preview=true',
      answers: { listArticles: none },
    },
    refusedFor({ limit: 0 }),
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
