import { type DefaultPage, element, pageOf } from './page.ts';

/** Vouchers: the page of all of them, and the page of one (2 §2). */
export const pagesOfVouchers: readonly DefaultPage[] = [
  {
    type: 'DEFAULT',
    pathname: '/vouchers',
    title: { fr: 'Bons cadeaux', en: 'Gift vouchers' },
    description: {
      fr: 'Offrez un stage, un cours ou un atelier\u00a0: nos bons cadeaux s’achètent en ligne.',
      en: 'Give a camp, a course or a workshop: our gift vouchers are bought online.',
    },
    content: [
      element('vouchers', {
        element: 'sections-container',
        children: [
          element('vouchers-header', {
            element: 'sections-header',
            settings: {
              title: { fr: 'Bons cadeaux', en: 'Gift vouchers' },
              subtitle: {
                fr: 'Un stage, un cours, un atelier\u00a0: à offrir à qui choisira.',
                en: 'A camp, a course, a workshop: to give to whoever will choose.',
              },
              level: 'h1',
            },
          }),
          element('vouchers-cards', { element: 'vouchers-cards-grid', settings: { columns: 3 } }),
        ],
      }),
    ],
  },
  pageOf({
    pathname: '/vouchers/$voucher',
    title: { fr: 'Bon cadeau', en: 'Gift voucher' },
    description: {},
    element: 'vouchers-default',
  }),
];
