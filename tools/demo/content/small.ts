import type { Theme } from '../catalogue.ts';
import type { GroupContent } from './categories.ts';
import type { LocationContent } from './locations.ts';

const plain = {
  bring: ['apron', 'snack'],
  deposit: 0,
  at: ['dairy'],
  level: 'all',
  language: 'en',
  options: [],
  questions: [],
} as const;

export const SMALL_LOCATIONS: readonly LocationContent[] = [
  {
    key: 'dairy',
    name: 'L’ancienne laiterie',
    english: 'The old dairy',
    street: 'Rue de la Bruyère',
    number: '12',
    postcode: '1380',
    city: 'Lasne',
    latitude: 50.6868,
    longitude: 4.4812,
    quarter: 'brabant',
  },
];

export const SMALL_GROUPS: readonly GroupContent[] = [
  {
    key: 'discipline',
    title: ['Atelier', 'Workshop'],
    scope: 'PRIMARY',
    categories: [
      { key: 'stone', title: ['Terre', 'Clay'], motif: 'stone' },
      { key: 'music', title: ['Musique', 'Music'], motif: 'music' },
    ],
  },
];

export const SMALL_THEMES: readonly Theme[] = [
  {
    motif: 'stone',
    activities: [
      {
        slug: 'first-bowls',
        title: ['Premiers bols', 'First bowls'],
        ages: [8, null],
        rhythm: 'single',
        price: 3800,
        places: 6,
        ...plain,
        lead: [
          'Un après-midi au tour : on rate trois bols, on garde le quatrième.',
          'An afternoon at the wheel: you spoil three bowls and keep the fourth.',
        ],
        points: [
          ['centrer, ouvrir, monter', 'centring, opening, pulling'],
          ['émaillage et cuisson par nos soins', 'we glaze and fire it for you'],
        ],
      },
      {
        slug: 'slow-clay',
        title: ['La terre lente', 'Slow clay'],
        ages: [16, null],
        rhythm: 'weekly',
        price: 21e3,
        places: 6,
        ...plain,
        lead: [
          'Un soir par semaine dans l’ancienne laiterie, le poêle allumé, sans téléphone.',
          'One evening a week in the old dairy, with the stove lit and no telephones.',
        ],
        points: [
          ['colombin, plaque et tour', 'coil, slab and wheel'],
          ['une cuisson au bois en fin de trimestre', 'a wood firing at the end of term'],
        ],
      },
      {
        slug: 'clay-animals',
        title: ['Les bêtes d’argile', 'Clay animals'],
        ages: [5, 10],
        rhythm: 'camp',
        price: 15500,
        places: 7,
        ...plain,
        lead: [
          'Cinq jours pour peupler l’étagère : renards, hérissons et une baleine.',
          'Five days to fill a shelf: foxes, hedgehogs and one whale.',
        ],
        points: [
          [
            'modeler d’après nature : nous avons deux ânes',
            'modelling from life: we have two donkeys',
          ],
          ['exposition dans la grange le vendredi', 'an exhibition in the barn on Friday'],
        ],
      },
    ],
  },
  {
    motif: 'music',
    activities: [
      {
        slug: 'fiddle-for-beginners',
        title: ['Le violon populaire', 'Fiddle for beginners'],
        ages: [7, null],
        rhythm: 'weekly',
        price: 18e3,
        places: 5,
        ...plain,
        bring: ['instrument'],
        lead: [
          'D’oreille, sans solfège, des airs que l’on danse encore.',
          'By ear, without sheet music, tunes people still dance to.',
        ],
        points: [
          ['une mélodie nouvelle toutes les deux semaines', 'a new tune every other week'],
          ['un violon prêté à qui n’en a pas', 'a fiddle on loan if you have none'],
        ],
      },
      {
        slug: 'kitchen-ceilidh',
        weekdays: [6],
        hours: ['19:30', '22:30'],
        title: ['Bal de cuisine', 'Kitchen céilí'],
        ages: [null, null],
        rhythm: 'single',
        price: 900,
        places: 20,
        ...plain,
        bring: ['snack'],
        lead: [
          'On pousse la table, on apprend trois danses, on mange de la tarte.',
          'We push the table aside, learn three dances and eat pie.',
        ],
        points: [
          ['musique vivante', 'live music'],
          ['les enfants dansent jusque 20 heures', 'children dance until eight'],
        ],
      },
      {
        slug: 'song-writing-week',
        title: ['La semaine des chansons', 'Song-writing week'],
        ages: [9, 14],
        rhythm: 'camp',
        price: 16500,
        places: 8,
        ...plain,
        bring: ['notebook', 'picnic'],
        lead: [
          'Une chanson par jour, la meilleure enregistrée dans la cave à fromages.',
          'A song a day, and the best one recorded in the cheese cellar.',
        ],
        points: [
          ['paroles, accords et percussions de casseroles', 'words, chords and saucepan drums'],
          ['un disque pour chacun', 'a record for everyone'],
        ],
      },
    ],
  },
];
