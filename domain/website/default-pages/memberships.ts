import { type DefaultPage, element, pageOf } from './page.ts';

/** Memberships: the page of all of them, and the page of one (2 §2). */
export const pagesOfMemberships: readonly DefaultPage[] = [
  {
    type: 'DEFAULT',
    pathname: '/memberships',
    title: { fr: 'Abonnements', en: 'Memberships' },
    description: {
      fr: 'Devenir membre, et le rester\u00a0: nos abonnements s’achètent et se renouvellent en ligne.',
      en: 'Become a member, and stay one: our memberships are bought and renewed online.',
    },
    content: [
      element('memberships', {
        element: 'sections-container',
        children: [
          element('memberships-header', {
            element: 'sections-header',
            settings: {
              title: { fr: 'Abonnements', en: 'Memberships' },
              subtitle: {
                fr: 'Pour devenir membre, ou le rester.',
                en: 'To become a member, or stay one.',
              },
              level: 'h1',
            },
          }),
          element('memberships-cards', {
            element: 'memberships-cards-grid',
            settings: { columns: 3 },
          }),
        ],
      }),
    ],
  },
  pageOf({
    pathname: '/memberships/$membership',
    title: { fr: 'Abonnement', en: 'Membership' },
    description: {},
    element: 'memberships-default',
  }),
];
