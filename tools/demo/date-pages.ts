import { element } from '@ribambelle/domain/website/default-pages/page.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { addPage } from './add-page.ts';
import { bilingual, type Shop, type Words } from './shop.ts';

/** Adds the pages with the dates of all activities, in each of the four views. */
export function addDatePages(shop: Shop): void {
  addPage(shop, {
    pathname: '/dates',
    title: ['Toutes les dates', 'All dates'],
    description: [
      'Toutes les dates des stages, cours et dimanches, de la plus proche à la plus lointaine.',
      'All dates of camps, classes and Sundays, from the nearest to the furthest.',
    ],
    content: DATES,
  });
  addPage(shop, {
    pathname: '/agenda',
    title: ['L’agenda', 'What’s on'],
    description: [
      'Tout ce qui se passe bientôt, à filtrer en une ligne.',
      'Everything that is on soon, filtered in one line.',
    ],
    content: AGENDA,
  });
  addPage(shop, {
    pathname: '/quick',
    title: ['Réserver en deux gestes', 'Book in two steps'],
    description: [
      'Un jour, une date, qui vient : c’est réservé.',
      'A day, a date, who comes: it is booked.',
    ],
    content: QUICK,
  });
  addPage(shop, {
    pathname: '/week',
    title: ['La semaine', 'The week'],
    description: [
      'Tout ce qui se passe dans la semaine, heure par heure.',
      'Everything of the week, hour by hour.',
    ],
    content: WEEK,
  });
  addPage(shop, {
    pathname: '/courts',
    title: ['Heures libres', 'Free hours'],
    description: [
      'Ce qui est libre aujourd’hui et les jours suivants, salle par salle.',
      'What is free today and on the days after, room by room.',
    ],
    content: COURTS,
  });
}

const TABS_OF_DATES: readonly (readonly [href: string, text: Words])[] = [
  ['/dates', ['Toutes les dates', 'All dates']],
  ['/agenda', ['L’agenda', 'What’s on']],
  ['/week', ['La semaine', 'The week']],
  ['/quick', ['Réserver en deux gestes', 'Book in two steps']],
];

/** The views of the same dates, side by side. */
const DATE_TABS = {
  element: 'blocks-tabs',
  settings: {
    label: { fr: 'Nos dates', en: 'Our dates' },
    links: TABS_OF_DATES.map(([href, text]) => ({ href, text: bilingual(text) })),
  },
};

/** The dates of all activities, for families that know the day but not the activity. */
const DATES: PageTree = [
  element('dates', {
    element: 'sections-container',
    children: [
      element('dates-header', {
        element: 'sections-header',
        settings: {
          title: { fr: 'Toutes nos dates', en: 'All our dates' },
          subtitle: {
            fr: 'De la plus proche à la plus lointaine. Choisissez un jour, un mois ou un lieu.',
            en: 'From the nearest to the furthest. Choose a day, a month or a place.',
          },
          level: 'h1',
        },
      }),
      element('dates-tabs', DATE_TABS),
      element('dates-cards', {
        element: 'catalogs-availabilities-cards-grid',
        settings: {
          columns: 3,
          'availabilities-filters': [
            { id: 'search' },
            { id: 'date' },
            { id: 'period' },
            { id: 'weekday' },
            { id: 'location' },
            { id: 'age' },
          ],
        },
      }),
    ],
  }),
];

/** The same as wide cards, with the filters in one line above them. */
const AGENDA: PageTree = [
  element('agenda', {
    element: 'sections-container',
    children: [
      element('agenda-header', {
        element: 'sections-header',
        settings: {
          title: { fr: 'L’agenda', en: 'What’s on' },
          subtitle: {
            fr: 'Ce qui commence bientôt, complet ou non.',
            en: 'What begins soon, full or not.',
          },
          level: 'h1',
        },
      }),
      element('agenda-tabs', DATE_TABS),
      element('agenda-filters', { element: 'catalogs-inline-filters' }),
      element('agenda-cards', {
        element: 'catalogs-availabilities-cards',
        settings: { 'availabilities-filters': [] },
      }),
    ],
  }),
];

/** In rows, to be booked in place. */
const QUICK: PageTree = [
  element('quick', {
    element: 'sections-container',
    children: [
      element('quick-header', {
        element: 'sections-header',
        settings: {
          title: { fr: 'Réserver en deux gestes', en: 'Book in two steps' },
          subtitle: {
            fr: 'Choisissez un jour, une date et qui vient.',
            en: 'Choose a day, a date and who comes.',
          },
          level: 'h1',
        },
      }),
      element('quick-tabs', DATE_TABS),
      element('quick-list', { element: 'catalogs-availabilities-quick-list' }),
    ],
  }),
];

/** By week, to choose several dates at once. */
const WEEK: PageTree = [
  element('week', {
    element: 'sections-container',
    children: [
      element('week-header', {
        element: 'sections-header',
        settings: {
          title: { fr: 'La semaine', en: 'The week' },
          subtitle: {
            fr: 'Choisissez une ou plusieurs dates, et inscrivez-vous d’un coup.',
            en: 'Choose one or more dates, and register in one go.',
          },
          level: 'h1',
        },
      }),
      element('week-tabs', DATE_TABS),
      element('week-calendar', { element: 'catalogs-availabilities-weekly-calendar' }),
    ],
  }),
];

/** The free hours of courts and rooms, side by side. */
const COURTS: PageTree = [
  element('courts', {
    element: 'sections-container',
    children: [
      element('courts-header', {
        element: 'sections-header',
        settings: {
          title: { fr: 'Heures libres', en: 'Free hours' },
          subtitle: {
            fr: 'Choisissez une heure, ou plusieurs qui se suivent.',
            en: 'Choose an hour, or several in a row.',
          },
          level: 'h1',
        },
      }),
      element('courts-heading', {
        element: 'blocks-heading',
        settings: { text: { fr: 'Le jour', en: 'The day' } },
      }),
      element('courts-schedule', { element: 'catalogs-availabilities-resources-schedule' }),
    ],
  }),
];
