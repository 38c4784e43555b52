import { element, point } from './default-pages/page.ts';
import type { PageTree } from './page-tree.ts';

/** The pages with which an organiser may begin one of its own. */
export const PAGE_TEMPLATES = ['LANDING', 'ABOUT', 'QUESTIONS'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

const toActivities = (id: string) =>
  element(id, {
    element: 'blocks-button',
    settings: {
      style: 'primary',
      text: { fr: 'Voir les activités', en: 'View activities' },
      href: '/activities',
    },
  });

const contact = element('contact', {
  element: 'sections-basic',
  settings: { padding: { top: 64, right: 0, bottom: 64, left: 0 }, background: { color: 'tint' } },
  children: [
    element('contact-header', {
      element: 'sections-header',
      settings: {
        title: { fr: 'Une question ?', en: 'A question?' },
        subtitle: {
          fr: 'Écrivez-nous ou appelez-nous : nos coordonnées sont au bas de chaque page.',
          en: 'Write to us or call us: you find how at the foot of each page.',
        },
      },
    }),
  ],
});

const landing: PageTree = [
  element('hero', {
    element: 'sections-split-hero',
    settings: {
      label: { fr: 'Prochaine saison', en: 'Next season' },
      title: { fr: 'Un été qui laisse des souvenirs', en: 'A summer to remember' },
      description: {
        fr: '<p>Dites ici, en deux phrases, pour qui sont ces activités et ce qui les rend différentes.</p>',
        en: '<p>Say here in two sentences for whom these activities are, and what sets them apart.</p>',
      },
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

const about: PageTree = [
  element('header', {
    element: 'sections-header',
    settings: {
      title: { fr: 'Qui sommes-nous', en: 'About us' },
      subtitle: {
        fr: 'Présentez votre équipe en une phrase.',
        en: 'Introduce your team in one sentence.',
      },
      level: 'h1',
    },
  }),
  element('story', {
    element: 'sections-split-hero',
    settings: {
      label: { fr: 'Notre histoire', en: 'Our story' },
      title: { fr: 'Depuis le premier jour', en: 'From the first day' },
      description: {
        fr: '<p>Racontez comment tout a commencé, et ce qui compte pour vous aujourd’hui.</p>',
        en: '<p>Tell how it all began, and what matters to you today.</p>',
      },
      image: '/pictures/field/home.svg',
      origin: 'right',
      level: 'h2',
    },
  }),
  contact,
];

const questions: PageTree = [
  element('header', {
    element: 'sections-header',
    settings: {
      title: { fr: 'Questions fréquentes', en: 'Frequent questions' },
      level: 'h1',
    },
  }),
  element('questions', {
    element: 'sections-container',
    children: [
      element('questions-list', {
        element: 'blocks-faq',
        settings: {
          items: [
            {
              id: 'bring',
              question: { fr: 'Que faut-il emporter ?', en: 'What should we bring?' },
              answer: {
                fr: '<p>Une gourde, un encas et des vêtements qui peuvent se salir.</p>',
                en: '<p>A water bottle, a snack, and clothes that may get dirty.</p>',
              },
            },
            {
              id: 'cancel',
              question: { fr: 'Peut-on annuler ?', en: 'Can we cancel?' },
              answer: {
                fr: '<p>Oui, depuis votre compte. Les conditions sont dites avant de payer.</p>',
                en: '<p>Yes, from your account. The conditions are said before you pay.</p>',
              },
            },
          ],
        },
      }),
    ],
  }),
  contact,
];

/** The content of each template, in both languages: organisers write their own words over it. */
export const pageTemplates: Readonly<Record<PageTemplate, PageTree>> = {
  LANDING: landing,
  ABOUT: about,
  QUESTIONS: questions,
};
