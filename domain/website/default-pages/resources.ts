import { type DefaultPage, element, pageOf } from './page.ts';

/** Resources: the page of all of them, the page of one, and the page to book one (2 §2). */
export const pagesOfResources: readonly DefaultPage[] = [
  {
    type: 'DEFAULT',
    pathname: '/resources',
    title: { fr: 'Salles et terrains', en: 'Rooms and courts' },
    description: {
      fr: 'Nos salles et nos terrains se réservent en ligne, à l’heure, jusqu’à la dernière minute.',
      en: 'Our rooms and courts are booked online, by the hour, until the last minute.',
    },
    content: [
      element('resources', {
        element: 'sections-container',
        children: [
          element('resources-header', {
            element: 'sections-header',
            settings: {
              title: { fr: 'Salles et terrains', en: 'Rooms and courts' },
              subtitle: {
                fr: 'Choisissez où, puis quand.',
                en: 'Choose where, then when.',
              },
              level: 'h1',
            },
          }),
          element('resources-cards', {
            element: 'resources-cards-grid',
            settings: { columns: 3, 'resources-filters': [{ id: 'search', disabled: false }] },
          }),
          element('resources-day-header', {
            element: 'sections-header',
            settings: {
              title: { fr: 'Libre, jour par jour', en: 'Free, day by day' },
              level: 'h2',
            },
          }),
          element('resources-day', { element: 'resources-daily-schedule' }),
        ],
      }),
    ],
  },
  pageOf({
    pathname: '/resources/$resource',
    title: { fr: 'Réserver', en: 'Book' },
    description: {},
    element: 'resources-default',
  }),
  pageOf({
    pathname: '/cart/bookings/add',
    title: { fr: 'Réserver', en: 'Book' },
    description: {},
    element: 'cart-add-bookings',
  }),
];
