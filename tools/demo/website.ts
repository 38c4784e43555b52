import type { Json } from '@ribambelle/database/json.ts';
import { element } from '@ribambelle/domain/website/default-pages/page.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { ABOUT, HOME } from './content/home.ts';
import { FOOTER_COLUMNS, MENU } from './content/menu.ts';
import type { Shop, Words } from './shop.ts';
import { bilingual } from './shop.ts';

const INK = '#10302f';
const CREAM = '#fdf4e7';

/**
 * The site of L’Éclaircie: a menu of three levels, an announcement, and the three pages that it wrote itself. The other pages are the default
 * ones (1 §2.1), which the server shows where an organiser has none of its own.
 */
export function addRichWebsite(
  shop: Shop,
  { organiser }: { organiser: { readonly email: string; readonly phone: string } },
): void {
  const colours = { background_color: INK, text_color: CREAM };
  const announcement = {
    text: {
      fr: 'Les prochains stages sont en ligne, dès 3 ans',
      en: 'The next camps are online, from age 3',
    },
    href: '/activities',
  };
  shop.batch.add('websites', {
    organiser_id: shop.organiser_id,
    id: shop.random.id(),
    header: {
      links: MENU,
      logo_position: 'left',
      links_position: 'left',
      sticky: true,
    },
    footer: {
      columns: FOOTER_COLUMNS,
      quote: {
        fr: 'Il pleut ? Tant mieux, on sort les bottes.',
        en: 'Raining? All the better: wellies on.',
      },
      ...colours,
    },
    contact: {
      address: 'Rue du Bailli 74\n1050 Ixelles',
      email: organiser.email,
      phone: writtenPhone(organiser.phone),
      hours: {
        fr: 'Du lundi au vendredi, de 9 h à 17 h : il y a du café.',
        en: 'Monday to Friday, nine to five: there is coffee.',
      },
      map_url: 'https://www.openstreetmap.org/search?query=Rue+du+Bailli+74+Ixelles',
      socials: [],
    },
    topbar: {
      email: organiser.email,
      phone: writtenPhone(organiser.phone),
      announcement,
      ...colours,
    },
  });
  addPage(shop, {
    pathname: '/',
    title: [
      'L’Éclaircie : stages, cours et ateliers à Bruxelles',
      'L’Éclaircie: camps, classes and workshops in Brussels',
    ],
    description: [
      'Stages de vacances, cours et dimanches en famille à Bruxelles et en Brabant wallon. Inscription en ligne en quelques minutes.',
      'Holiday camps, classes and family Sundays in Brussels and Walloon Brabant. Register online within minutes.',
    ],
    content: HOME,
  });
  addPage(shop, {
    pathname: '/about',
    title: ['Qui sommes-nous ?', 'Who we are'],
    description: [
      'Une maison, rue du Bailli, depuis 1987.',
      'A house on Rue du Bailli since 1987.',
    ],
    content: ABOUT,
  });
  addDatePages(shop);
}

/** The dates of all activities in each of the four ways. */
function addDatePages(shop: Shop): void {
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

/** The dates of all activities, for those who know when and not what. */
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
      element('agenda-filters', { element: 'catalogs-inline-filters' }),
      element('agenda-cards', {
        element: 'catalogs-availabilities-cards',
        settings: { 'availabilities-filters': [] },
      }),
    ],
  }),
];

/** In rows, to be booked where one stands. */
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
      element('quick-list', { element: 'catalogs-availabilities-quick-list' }),
    ],
  }),
];

/** By the week, of which several dates are chosen at once. */
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
      element('week-calendar', { element: 'catalogs-availabilities-weekly-calendar' }),
    ],
  }),
];

/** What is free of courts and rooms, side by side. */
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

/** The small organiser shows the dates of an activity day by day, with a calendar. */
export function addSmallWebsite(shop: Shop): void {
  addPage(shop, {
    pathname: '/activities/$activity',
    title: ['Activité', 'Activity'],
    description: ['', ''],
    content: [
      element('activity', { element: 'activities-default' }),
      element('dates', { element: 'activities-availabilities-days' }),
    ],
  });
}

/** A page that an organiser wrote itself. */
export function addPage(
  { organiser_id, random, batch }: Shop,
  page: { pathname: string; title: Words; description: Words; content: PageTree },
): void {
  const content: Json = JSON.parse(JSON.stringify(page.content));
  batch.add('pages', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    type: 'DEFAULT',
    pathname: page.pathname,
    content,
    title: bilingual(page.title),
    description: bilingual(page.description),
  });
}
