import type {
  ConstraintFilter,
  ConstraintType,
} from '@ribambelle/domain/activities/request-constraints.ts';
import type { Words } from '../shop.ts';

/** The constraints on the lessons that a family requests; the second is optional. */
export const LESSON_CONSTRAINTS: readonly {
  readonly label: Words;
  readonly type: ConstraintType;
  readonly count: number;
  readonly availabilities: readonly ConstraintFilter[];
  readonly optional: boolean;
}[] = [
  {
    label: ['Une leçon par jour au plus', 'One lesson a day at most'],
    type: 'registrations.count.maximum',
    count: 1,
    availabilities: ['same.date'],
    optional: false,
  },
  {
    label: [
      'De préférence le même jour et à la même heure, au moins deux fois',
      'Preferably on the same weekday and at the same hour, twice at least',
    ],
    type: 'registrations.count.minimum',
    count: 2,
    availabilities: ['same.time', 'same.weekday'],
    optional: true,
  },
  {
    label: ['Douze leçons à venir au plus par élève', 'Twelve lessons to come at most for a pupil'],
    type: 'registrations.count.maximum',
    count: 12,
    availabilities: ['future'],
    optional: false,
  },
];
