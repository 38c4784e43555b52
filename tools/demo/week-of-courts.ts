import { element } from '@ribambelle/domain/website/default-pages/page.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { Shop } from './shop.ts';
import { addPage } from './add-page.ts';

/** The free hours of one court or room in a week. */
const WEEK_OF_COURTS: PageTree = [
  element('courts', {
    element: 'sections-container',
    children: [
      element('courts-header', {
        element: 'sections-header',
        settings: {
          title: { fr: 'La semaine d’une salle', en: 'The week of a room' },
          subtitle: {
            fr: 'Choisissez un endroit, puis une heure ou plusieurs qui se suivent.',
            en: 'Choose a place, then an hour or several in a row.',
          },
          level: 'h1',
        },
      }),
      element('courts-heading', {
        element: 'blocks-heading',
        settings: { text: { fr: 'La semaine', en: 'The week' } },
      }),
      element('courts-schedule', {
        element: 'catalogs-availabilities-resources-schedule',
        settings: { span: 'week', 'start-hour': 7, 'end-hour': 23 },
      }),
    ],
  }),
];

/** Adds the page on which a family sees the week of one court. */
export function addWeekOfCourts(shop: Shop): void {
  addPage(shop, {
    pathname: '/courts/week',
    title: ['La semaine d’une salle', 'The week of a room'],
    description: [
      'Ce qui est libre dans la semaine, jour par jour.',
      'What is free in the week, day by day.',
    ],
    content: WEEK_OF_COURTS,
  });
}
