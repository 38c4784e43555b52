import { element } from '@ribambelle/domain/website/default-pages/page.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { addArticles } from './articles.ts';
import { addPage } from './add-page.ts';
import { aboutOf, homeOf } from './content/home.ts';
import { FOOTER_COLUMNS, MENU } from './content/menu.ts';
import { summerOf } from './content/summer.ts';
import { addDatePages } from './date-pages.ts';
import type { DemoScenes } from './scenes.ts';
import type { Shop } from './shop.ts';

const INK = '#10302f';
const CREAM = '#fdf4e7';

/**
 * Adds the site of L’Éclaircie: a menu of three levels, an announcement, and the pages that it
 * wrote itself. The other pages are the defaults (1 §2.1), which the server shows when an
 * organiser has none of its own.
 */
export function addRichWebsite(
  shop: Shop,
  {
    organiser,
    scenes,
    summer,
  }: {
    organiser: { readonly email: string; readonly phone: string };
    scenes: DemoScenes;
    /** The cuid of the category of the summer holidays. */
    summer: string;
  },
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
        fr: 'Du lundi au vendredi, de 9\u00a0h à 17\u00a0h : il y a du café.',
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
  addOwnPages(shop, { scenes, summer });
  addDatePages(shop);
  addArticles(shop, scenes);
}

/** Adds the pages that L’Éclaircie wrote itself. */
function addOwnPages(
  shop: Shop,
  { scenes, summer }: { readonly scenes: DemoScenes; readonly summer: string },
): void {
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
    content: homeOf(scenes),
  });
  addPage(shop, {
    pathname: '/about',
    title: ['Qui sommes-nous ?', 'Who we are'],
    description: [
      'Une maison, rue du Bailli, depuis 1987.',
      'A house on Rue du Bailli since 1987.',
    ],
    content: aboutOf(scenes),
  });
  addPage(shop, {
    pathname: '/ete',
    title: ['L’été à L’Éclaircie', 'Summer at L’Éclaircie'],
    description: [
      'Huit semaines de stages d’été à Bruxelles et en Brabant wallon, dès 3 ans.',
      'Eight weeks of summer camps in Brussels and Walloon Brabant, from age 3.',
    ],
    content: summerOf(scenes, summer),
  });
}

/**
 * Adds the theme of the small organiser, and the page on which it shows the dates of an activity
 * day by day, with a calendar.
 */
export function addSmallWebsite(shop: Shop): void {
  shop.batch.add('websites', {
    organiser_id: shop.organiser_id,
    id: shop.random.id(),
    theme: 'linen',
  });
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
