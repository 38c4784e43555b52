import { type DefaultPage, pageOf } from './page.ts';

/** Registration by request: the week of an activity to choose from, and the request (2 §2). */
export const pagesOfRequests: readonly DefaultPage[] = [
  pageOf({
    pathname: '/cart/registrations-requests/$activity',
    title: { fr: 'Choisir des dates', en: 'Choose dates' },
    description: {},
    element: 'registrations-requests-availabilities-weekly-schedule',
  }),
  pageOf({
    pathname: '/cart/registrations-requests',
    title: { fr: 'Demande d’inscription', en: 'Registration request' },
    description: {},
    element: 'cart-add-registrations-requests',
  }),
];
