import { element } from '@ribambelle/domain/website/default-pages/page.ts';
import type { PageElement, PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { DemoScene, DemoScenes } from '../scenes.ts';
import { bilingual, type Words } from '../shop.ts';
import { CREDITS } from './home.ts';

const heroOf = ({ court }: DemoScenes) =>
  element('hero', {
    element: 'sections-split-hero',
    settings: {
      label: { fr: 'Vacances d’été', en: 'Summer holidays' },
      title: { fr: 'Huit semaines pour grandir dehors', en: 'Eight weeks to grow up outdoors' },
      description: {
        fr: '<p>Du premier lundi de juillet au dernier vendredi d’août, une semaine à la fois : on choisit, on essaie, on revient.</p>',
        en: '<p>From the first Monday of July to the last Friday of August, one week at a time: choose, try, come back.</p>',
      },
      image: court.address,
      alt: court.alt,
      layout: 'container',
      origin: 'right',
    },
    children: [
      element('hero-button', {
        element: 'blocks-button',
        settings: {
          style: 'primary',
          text: { fr: 'Choisir une semaine', en: 'Choose a week' },
          href: '/activities',
        },
      }),
    ],
  });

const highlight = (
  id: string,
  { scene, title, text }: { scene: DemoScene; title: Words; text: Words },
): PageElement =>
  element(id, {
    element: 'blocks-feature-highlight',
    settings: {
      title: bilingual(title),
      content: bilingual([`<p>${text[0]}</p>`, `<p>${text[1]}</p>`]),
      image: scene.address,
      alt: scene.alt,
    },
  });

const daysOf = ({ shower, fire, party }: DemoScenes) =>
  element('days', {
    element: 'sections-basic',
    settings: {
      padding: { top: 80, bottom: 80, left: 0, right: 0 },
      background: { color: 'tint' },
    },
    children: [
      element('days-header', {
        element: 'sections-header',
        settings: {
          label: { fr: 'Une journée', en: 'A day' },
          title: {
            fr: 'De neuf à seize heures, et un peu plus',
            en: 'Nine to four, and a bit more',
          },
        },
      }),
      element('days-grid', {
        element: 'containers-grid',
        settings: { columns: 3 },
        children: [
          highlight('morning', {
            scene: shower,
            title: ['Le matin, on bouge', 'Mornings are for moving'],
            text: [
              'L’activité de la semaine, avec la même équipe du lundi au vendredi.',
              'The activity of the week, with the same team from Monday to Friday.',
            ],
          }),
          highlight('noon', {
            scene: party,
            title: ['À midi, on partage', 'Lunch is for sharing'],
            text: [
              'Un repas chaud à commander avec l’inscription, ou les tartines de la maison.',
              'A hot meal to order with the registration, or sandwiches from home.',
            ],
          }),
          highlight('evening', {
            scene: fire,
            title: ['Le jeudi, on veille', 'Thursdays end late'],
            text: [
              'Un feu, des histoires et des étoiles, pour les huit ans et plus.',
              'A fire, stories and stars, for ages eight and up.',
            ],
          }),
        ],
      }),
      CREDITS,
    ],
  });

const weeksOf = (category: string) =>
  element('weeks', {
    element: 'sections-container',
    children: [
      element('weeks-header', {
        element: 'sections-header',
        settings: {
          label: { fr: 'Au programme', en: 'On the programme' },
          title: { fr: 'Les activités de l’été', en: 'Activities of the summer' },
        },
      }),
      element('weeks-cards', {
        element: 'catalogs-activities-cards-grid',
        settings: {
          columns: 3,
          limit: 6,
          categories: [category],
          'available-only': true,
          'activities-filters': [],
        },
      }),
    ],
  });

const question = (id: string, { title, answer }: { title: Words; answer: Words }) => ({
  id,
  question: bilingual(title),
  answer: bilingual([`<p>${answer[0]}</p>`, `<p>${answer[1]}</p>`]),
});

const questions = element('questions', {
  element: 'sections-container',
  children: [
    element('questions-header', {
      element: 'sections-header',
      settings: { title: { fr: 'Ce que l’on nous demande', en: 'What families ask' } },
    }),
    element('questions-list', {
      element: 'blocks-faq',
      settings: {
        items: [
          question('friends', {
            title: ['Peut-on venir avec un copain ?', 'Can my child come with a friend?'],
            answer: [
              'Oui : écrivez son nom à l’inscription, nous les mettons dans le même groupe s’ils ont à peu près le même âge.',
              'Yes: write the name when you register, and we put them into the same group if they are about the same age.',
            ],
          }),
          question('care', {
            title: ['Y a-t-il une garderie ?', 'Is there care before and after?'],
            answer: [
              'Dès huit heures et jusqu’à dix-sept heures trente, à cocher avec l’inscription.',
              'From eight in the morning until half past five, a box to tick when you register.',
            ],
          }),
          question('rain', {
            title: ['Et s’il pleut ?', 'What if it rains?'],
            answer: [
              'On sort les bottes. S’il tonne, on rentre : chaque lieu a une grande salle.',
              'Out come the wellies. In a thunderstorm everyone goes in: each place has a large room.',
            ],
          }),
          question('tax', {
            title: ['Recevrai-je une attestation fiscale ?', 'Will I receive a tax certificate?'],
            answer: [
              'Oui, au printemps suivant, dans votre espace, pour chaque enfant de moins de quatorze ans.',
              'Yes, in the following spring, in your account, for each child below fourteen.',
            ],
          }),
        ],
      },
    }),
  ],
});

/** The page of the summer; `category` is the cuid of the summer holidays. */
export const summerOf = (scenes: DemoScenes, category: string): PageTree => [
  heroOf(scenes),
  weeksOf(category),
  daysOf(scenes),
  questions,
];
