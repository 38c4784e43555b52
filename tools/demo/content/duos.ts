import type { Words } from '../shop.ts';

/** The same hour of one teacher, for one player or for two: taking one takes it from the other. */
export const DUOS = {
  lead: [
    'Une heure d’échecs avec un maître du club, échiquier et pendule compris.',
    'An hour of chess with a master of the club, board and clock included.',
  ],
  points: [
    ['la même heure se prend seul ou à deux', 'the same hour is for one player or for two'],
    [
      'dès qu’elle est prise d’une façon, elle ne l’est plus de l’autre',
      'once it is taken one way, it can no longer be had the other way',
    ],
    ['vos parties, relues coup par coup', 'your games, looked at move by move'],
  ],
  location: 'maison',
  categories: ['quarter/south', 'language/fr', 'level/all'],
  weekday: 6,
  hours: ['14:00', '15:00'],
  activities: [
    {
      slug: 'echecs-avec-un-maitre',
      title: ['Échecs avec un maître', 'Chess with a master'],
      places: 1,
      price: 4_000,
    },
    {
      slug: 'echecs-a-deux-avec-un-maitre',
      title: ['Échecs à deux avec un maître', 'Chess for two with a master'],
      places: 2,
      price: 2_500,
    },
  ],
} as const satisfies {
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly activities: readonly ({ readonly title: Words } & Readonly<Record<string, unknown>>)[];
} & Readonly<Record<string, unknown>>;
