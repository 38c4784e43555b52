import { type DefaultPage, element, pageOf } from './page.ts';

/** Packs of registrations: the page of all bundles, and the page of one (2 §2). */
export const pagesOfBundles: readonly DefaultPage[] = [
  {
    type: 'DEFAULT',
    pathname: '/bundles',
    title: { fr: 'Packs', en: 'Packs' },
    description: {
      fr: 'Plusieurs inscriptions en une fois, à un meilleur prix\u00a0: nos packs s’achètent en ligne.',
      en: 'Several registrations in one go, at a better price: our packs are bought online.',
    },
    content: [
      element('bundles', {
        element: 'sections-container',
        children: [
          element('bundles-header', {
            element: 'sections-header',
            settings: {
              title: { fr: 'Packs', en: 'Packs' },
              subtitle: {
                fr: 'Plusieurs inscriptions payées en une fois, à utiliser quand vous voulez.',
                en: 'Several registrations paid in one go, to use whenever you like.',
              },
              level: 'h1',
            },
          }),
          element('bundles-cards', { element: 'bundles-cards-grid', settings: { columns: 3 } }),
        ],
      }),
    ],
  },
  pageOf({
    pathname: '/bundles/$bundle',
    title: { fr: 'Pack', en: 'Pack' },
    description: {},
    element: 'bundles-default',
  }),
];
