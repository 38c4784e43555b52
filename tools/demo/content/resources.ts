import type { Hours } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import type { SceneName } from '../../scenes/scenes.ts';
import type { Words } from '../shop.ts';

/**
 * The written content of resources booked on the same terms: prices by minutes, the hours of
 * weekdays and weekends, and the resources.
 */
export interface ResourcesContent {
  readonly name: string;
  /** The group of its resources, as families read it. */
  readonly group: Words;
  readonly prices: readonly { readonly minutes: number; readonly amount: number }[];
  readonly weekdays: readonly Hours[];
  readonly weekends: readonly Hours[];
  /** The spans of days of a year on which it is closed, `12-24`. */
  readonly closed: readonly (readonly [first_day: string, last_day: string])[];
  readonly minimum_participants: number;
  readonly maximum_participants: number;
  readonly granularity_minutes: number;
  readonly buffer_minutes: number;
  readonly notice_minutes: number;
  readonly horizon_days: number;
  readonly resources: readonly {
    readonly name: Words;
    readonly lead: Words;
    readonly points: readonly Words[];
    /** The key of its location. */
    readonly at: string;
    /** A picture of it; when absent, it is drawn. */
    readonly picture?: SceneName;
  }[];
}

/** The resources of L’Éclaircie: two tennis courts, for at least two players, and a room. */
export const RESOURCES: readonly ResourcesContent[] = [
  {
    name: 'Terrains de tennis',
    group: ['Terrains de tennis', 'Tennis courts'],
    prices: [
      { minutes: 60, amount: 1_800 },
      { minutes: 90, amount: 2_500 },
    ],
    weekdays: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '22:00' },
    ],
    weekends: [{ opens: '09:00', closes: '20:00' }],
    closed: [
      ['12-24', '12-26'],
      ['12-31', '12-31'],
    ],
    minimum_participants: 1,
    maximum_participants: 4,
    granularity_minutes: 30,
    buffer_minutes: 0,
    notice_minutes: 60,
    horizon_days: 30,
    resources: [
      {
        name: ['Court 1, terre battue', 'Court 1, clay'],
        lead: [
          'Le court du fond, sous les tilleuls : de l’ombre l’après-midi, et un banc pour ceux qui attendent.',
          'The court at the back, under the lime trees: shade in the afternoon, and a bench for those who wait.',
        ],
        points: [
          ['Quatre raquettes à prêter', 'Four rackets to lend'],
          ['Éclairé le soir', 'Lit in the evening'],
        ],
        at: 'maison',
        picture: 'court',
      },
      {
        name: ['Court 2, synthétique', 'Court 2, synthetic'],
        lead: [
          'Il sèche vite : on y joue dès que la pluie s’arrête.',
          'It dries quickly: play goes on as soon as the rain stops.',
        ],
        points: [
          ['Quatre raquettes à prêter', 'Four rackets to lend'],
          ['Filet à hauteur d’enfant', 'A net at a child’s height'],
        ],
        at: 'maison',
      },
    ],
  },
  {
    name: 'Padel',
    group: ['Padel', 'Padel'],
    prices: [
      { minutes: 60, amount: 2_400 },
      { minutes: 90, amount: 3_200 },
    ],
    weekdays: [{ opens: '10:00', closes: '22:00' }],
    weekends: [{ opens: '09:00', closes: '20:00' }],
    closed: [['12-24', '12-26']],
    minimum_participants: 2,
    maximum_participants: 4,
    granularity_minutes: 30,
    buffer_minutes: 0,
    notice_minutes: 60,
    horizon_days: 30,
    resources: [
      {
        name: ['La cage de verre', 'The glass cage'],
        lead: [
          'Le padel se joue à deux au moins, à quatre au mieux : dites-nous qui vient avec vous.',
          'Padel takes two at least, and four at its best: tell us who comes with you.',
        ],
        points: [
          ['Pelles et balles à prêter', 'Bats and balls to lend'],
          ['Éclairé le soir', 'Lit in the evening'],
        ],
        at: 'canal',
      },
    ],
  },
  {
    name: 'Salles de fête',
    group: ['Salles de fête', 'Party rooms'],
    prices: [
      { minutes: 120, amount: 6_000 },
      { minutes: 240, amount: 10_000 },
      { minutes: 480, amount: 17_000 },
    ],
    weekdays: [{ opens: '17:00', closes: '23:00' }],
    weekends: [{ opens: '09:00', closes: '23:00' }],
    closed: [['12-24', '12-26']],
    minimum_participants: 1,
    maximum_participants: 1,
    granularity_minutes: 60,
    buffer_minutes: 30,
    notice_minutes: 2_880,
    horizon_days: 180,
    resources: [
      {
        name: ['La salle des anniversaires', 'The birthday room'],
        lead: [
          'Une grande table, une petite cuisine, et le jardin juste derrière la porte.',
          'A large table, a small kitchen, and the garden right behind the door.',
        ],
        points: [
          ['Vingt-quatre enfants assis', 'Twenty-four children seated'],
          ['Vaisselle et frigo', 'Crockery and a fridge'],
        ],
        at: 'tanneurs',
        picture: 'party',
      },
    ],
  },
];
