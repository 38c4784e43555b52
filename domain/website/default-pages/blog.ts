import { type DefaultPage, element, pageOf } from './page.ts';

/** Articles: the page of all of them, and the page of one (3 §2). */
export const pagesOfBlog: readonly DefaultPage[] = [
  {
    type: 'DEFAULT',
    pathname: '/blog',
    title: { fr: 'Blog', en: 'Blog' },
    description: { fr: 'Les articles de notre équipe.', en: 'Articles by our team.' },
    content: [
      element('blog', {
        element: 'sections-container',
        children: [
          element('blog-header', {
            element: 'sections-header',
            settings: { title: { fr: 'Blog', en: 'Blog' }, level: 'h1' },
          }),
          element('blog-articles', { element: 'blog-articles-list-default' }),
        ],
      }),
    ],
  },
  pageOf({
    pathname: '/blog/$article',
    title: { fr: 'Article', en: 'Article' },
    description: {},
    element: 'blog-article-default',
  }),
];
