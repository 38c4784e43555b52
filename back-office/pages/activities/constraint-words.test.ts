import { texts as english } from '@ribambelle/texts/en/office-registration-requests.ts';
import { texts as french } from '@ribambelle/texts/fr/office-registration-requests.ts';
import { expect, test } from 'vitest';
import { type Constraint, constraintWords } from './constraint-words.ts';

const day = (of: string) => of;

test.each<[Pick<Constraint, 'type' | 'payload' | 'optional'>, string, string]>([
  [
    { type: 'registrations.count.maximum', payload: { count: 1, availabilities: ['same.date'] } },
    'Au plus 1 date par jour ; sinon la demande est refusée.',
    'At most 1 date per day; or the request is refused.',
  ],
  [
    {
      type: 'registrations.count.minimum',
      payload: { count: 2, availabilities: ['same.weekday', 'same.time'] },
      optional: true,
    },
    'Au moins 2 dates par jour de la semaine et par heure de début, là où quelque chose est demandé ; sinon la famille est avertie.',
    'At least 2 dates per weekday and per starting hour, where something is asked for; or the family is warned.',
  ],
  [
    {
      type: 'locations.count.minimum',
      payload: { count: 2, availabilities: ['future'], period_start: 'lundi' },
    },
    'Au moins 2 lieux différents, parmi les dates à venir, à partir du lundi ; sinon la demande est refusée.',
    'At least 2 different locations, among the dates still to come, from lundi on; or the request is refused.',
  ],
  [
    {
      type: 'locations.count.maximum',
      payload: { count: 1, period_start: 'lundi', period_end: 'mardi' },
    },
    'Au plus 1 lieu, du lundi au mardi ; sinon la demande est refusée.',
    'At most 1 location, from lundi to mardi; or the request is refused.',
  ],
  [
    { type: 'locations.count.maximum', payload: { count: 3, period_end: 'mardi' } },
    'Au plus 3 lieux différents, jusqu’au mardi ; sinon la demande est refusée.',
    'At most 3 different locations, until mardi; or the request is refused.',
  ],
])('%o', (constraint, in_french, in_english) => {
  expect(constraintWords(constraint, { texts: french.conditions, day })).toBe(in_french);
  expect(constraintWords(constraint, { texts: english.conditions, day })).toBe(in_english);
});
