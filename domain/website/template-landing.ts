import { element, point } from './default-pages/page.ts';
import type { PageTree } from './page-tree.ts';
import { contact } from './template-contact.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

const toActivities = (id: string) =>
  element(id, {
    element: 'blocks-button',
    settings: {
      style: 'primary',
      text: { fr: 'Voir les activités', en: 'View activities' },
      href: '/activities',
    },
  });

/** A page that introduces a season: a title with a picture, what is on offer, three points. */
export const landing: PageTree = [
  element('hero', {
    element: 'sections-split-hero',
    settings: {
      label: { fr: 'Prochaine saison', en: 'Next season' },
      title: { fr: 'Un été qui laisse des souvenirs', en: 'A summer to remember' },
      description: TEMPLATE_WORDS.season,
      image: '/pictures/field/home.svg',
    },
    children: [toActivities('hero-button')],
  }),
  element('offer', {
    element: 'sections-container',
    children: [
      element('offer-header', {
        element: 'sections-header',
        settings: { title: { fr: 'Au programme', en: 'On the programme' } },
      }),
      element('offer-cards', {
        element: 'catalogs-activities-cards-grid',
        settings: { columns: 3, limit: 6, 'available-only': true, 'activities-filters': [] },
      }),
    ],
  }),
  element('points', {
    element: 'sections-container',
    children: [
      element('points-grid', {
        element: 'containers-grid',
        settings: { columns: 3 },
        children: [
          point('groups', {
            title: { fr: 'Petits groupes', en: 'Small groups' },
            text: {
              fr: 'Une équipe qui connaît chaque enfant.',
              en: 'A team that knows each child.',
            },
          }),
          point('day', {
            title: { fr: 'Toute la journée', en: 'All day' },
            text: { fr: 'Accueil le matin et garderie le soir.', en: 'Care before and after.' },
          }),
          point('place', {
            title: { fr: 'Près de chez vous', en: 'Near you' },
            text: {
              fr: 'Dans des lieux faciles d’accès.',
              en: 'In places that are easy to reach.',
            },
          }),
        ],
      }),
    ],
  }),
  contact,
];
