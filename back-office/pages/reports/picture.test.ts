import { expect, test } from 'vitest';
import { hasEmptyPast, type Picture, withoutNothing, withoutPast } from './picture.ts';

const bars: Picture = {
  form: 'BARS',
  names: ['Stage nature', 'Piano', 'Padel', 'Échecs'],
  series: [
    { name: 'Cette période', look: 'NOW', values: [12_000, 0, 0, null] },
    { name: 'Un an plus tôt', look: 'BEFORE', values: [0, 0, 3_000, 0] },
  ],
  write: String,
};

test('leaves out names without a value in any series, and draws no zero beside another value', () => {
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
] as const)('keeps every zero of %s', (_, picture) => {
  expect(withoutNothing(picture)).toBe(picture);
});

/** Returns bars of now, beside these of a year ago. */
const beside = (...before: (number | null)[]): Picture => ({
  ...bars,
  series: [
    { name: 'Cette période', look: 'NOW', values: [0, 2, 0, 0] },
    { name: 'Un an plus tôt', look: 'BEFORE', values: before },
  ],
});

test.each([
  ['noughts', [beside(0, 0, null, 0)], true],
  ['nothing known of shares', [{ ...beside(null, null, null, null), full: 100 }], true],
  ['shares of nought, which were something', [{ ...beside(0, 0, 0, 0), full: 100 }], false],
  ['a figure of one of two pictures', [beside(0, 0, 0, 0), beside(0, 1, 0, 0)], false],
  ['no earlier time', [withoutPast(beside(0, 1, 0, 0))], false],
])('an earlier time: %s', (_, pictures, empty) => {
  expect(hasEmptyPast(pictures)).toBe(empty);
});
