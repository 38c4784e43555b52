import type { WallTime } from '@ribambelle/domain/base/days.ts';
import type { Words } from '../shop.ts';

/** Lessons for one pupil each, which families request. */
export const LESSONS = {
  slug: 'lecons-de-piano',
  title: ['Leçons particulières de piano', 'Private piano lessons'],
  lead: [
    'Trois quarts d’heure, un piano, un professeur, un élève. Dites-nous quand vous pouvez, et nous composons l’horaire.',
    'Three quarters of an hour, one piano, one teacher, one pupil. Tell us when you can, and we make the timetable.',
  ],
  points: [
    ['débutants bienvenus, adultes aussi', 'beginners welcome, grown-ups too'],
    ['partitions prêtées la première année', 'sheet music on loan in the first year'],
    ['une audition en juin, pour qui veut', 'a concert in June, for those who want'],
  ],
  question: ['Depuis combien de temps joue l’élève ?', 'How long has the pupil been playing?'],
  price: 3_500,
  minutes: 45,
  location: 'maison',
  categories: ['discipline/music', 'quarter/south', 'language/fr', 'level/all'],
  tiers: [
    { name: ['Trois leçons', 'Three lessons'], least: 3, most: 3 },
    { name: ['De quatre à huit leçons', 'Four to eight lessons'], least: 4, most: 8 },
  ],
} as const satisfies {
  readonly title: Words;
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly question: Words;
  readonly tiers: readonly {
    readonly name: Words;
    readonly least: number;
    readonly most: number;
  }[];
} & Readonly<Record<string, unknown>>;

/** The times at which lessons begin, by weekday: 1 for Monday. */
export const LESSON_TIMES: ReadonlyMap<number, readonly WallTime[]> = new Map([
  [1, ['16:00', '17:00', '18:00']],
  [3, ['13:30', '14:30', '15:30', '16:30']],
  [4, ['17:00', '18:00']],
  [5, ['16:30', '17:30']],
  [6, ['09:00', '10:00', '11:00']],
]);
