import { expect, test } from 'vitest';
import { namedDays } from './named-days.ts';

const periods = [
  { name: 'Congé d’automne', first_day: '2026-10-19', last_day: '2026-11-01' },
  { name: 'Travaux', first_day: '2026-11-11', last_day: '2026-11-11' },
];
const nameOf = (holiday: string) => holiday;

test('days are named after their public holiday and each period that contains them, both ends included', () => {
  expect(
    namedDays(['2026-10-18', '2026-10-19', '2026-11-01', '2026-11-02', '2026-11-11'], {
      periods,
      nameOf,
    }),
  ).toEqual([
    { day: '2026-10-19', names: ['Congé d’automne'] },
    { day: '2026-11-01', names: ['ALL_SAINTS', 'Congé d’automne'] },
    { day: '2026-11-11', names: ['ARMISTICE', 'Travaux'] },
  ]);
});

test('two holidays on one day are both named, and a repeated name once', () => {
  expect(namedDays(['2008-05-01'], { periods: [], nameOf })).toEqual([
    { day: '2008-05-01', names: ['LABOUR_DAY', 'ASCENSION'] },
  ]);
  expect(
    namedDays(['2026-11-11'], {
      periods: [{ name: 'ARMISTICE', first_day: '2026-11-11', last_day: '2026-11-12' }],
      nameOf,
    }),
  ).toEqual([{ day: '2026-11-11', names: ['ARMISTICE'] }]);
});
