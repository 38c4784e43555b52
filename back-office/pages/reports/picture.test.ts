import { expect, test } from 'vitest';
import { type Picture, withoutNothing } from './picture.ts';

const bars: Picture = {
  form: 'BARS',
  names: ['Stage nature', 'Piano', 'Padel', 'Échecs'],
  series: [
    { name: 'Cette période', look: 'NOW', values: [12_000, 0, 0, null] },
    { name: 'Un an plus tôt', look: 'BEFORE', values: [0, 0, 3_000, 0] },
  ],
  write: String,
};

test('leaves out what has nothing in any series, and draws no nought beside what has something', () => {
  const { names, series } = withoutNothing(bars);
  expect(names).toEqual(['Stage nature', 'Padel']);
  expect(series.map(({ values }) => values)).toEqual([
    [12_000, null],
    [null, 3_000],
  ]);
});

test.each([
  ['shares', { ...bars, full: 100 }],
  ['columns over time', { ...bars, form: 'COLUMNS' }],
  ['lines over time', { ...bars, form: 'LINES' }],
] as const)('keeps every nought of %s', (_, picture) => {
  expect(withoutNothing(picture)).toBe(picture);
});
