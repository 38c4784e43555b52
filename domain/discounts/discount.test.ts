import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { expect, test } from 'vitest';
import { adjustmentsOf } from '../pricing/reductions.ts';
import { priceRegistration } from '../pricing/price-registration.ts';
import { FOR_ALL, type SegmentScope } from '../segments/segment-scope.ts';
import { type Discount, discountsFor } from './discount.ts';

const ZOE = 1;
const LOU = 2;
const WEDNESDAY = 3;
const FRIDAY = 5;
const label = { fr: 'Réduction', en: 'Discount' };

/** The people and dates of a scope, in the words of the table. */
const PEOPLE: Readonly<Record<string, Partial<SegmentScope>>> = {
  everybody: {},
  'families in 1050, where they live': {},
  'families in 1180, where they do not': { family: false },
  'participants up to 5': { participant_ids: [LOU] },
};
const DATES: Readonly<Record<string, Partial<SegmentScope>>> = {
  'all dates': {},
  Wednesdays: { availability_ids: [WEDNESDAY] },
};

const rows = casesOf('prices')
  .filter(([people = '']) => people in PEOPLE)
  .map(([people = '', dates = '', ...costs]) => ({ people, dates, costs }));

const places = { activity_id: 7, availability_id: WEDNESDAY, participant_id: ZOE };
const COLUMNS = [
  places,
  { ...places, participant_id: LOU },
  { ...places, participant_id: LOU, availability_id: FRIDAY },
  { ...places, participant_id: null },
];

function costOf(discount: Discount, column: (typeof COLUMNS)[number]): number {
  const price = 10_000;
  const quantity = 1;
  const discounts = discountsFor(column, [discount]);
  const adjustments = adjustmentsOf({ price, quantity, paid: false, member: null, discounts });
  const registration = { price, deposit: 0, quantity, options: [], adjustments };
  return priceRegistration(registration).total_price;
}

test('the table of docs/algorithms/prices.md has a line for each of these words', () => {
  expect(rows).toHaveLength(6);
});

test.each(rows)('10 % for $people, off $dates', ({ people, dates, costs }) => {
  const scope = { ...FOR_ALL, ...PEOPLE[people], ...DATES[dates] };
  const discount = { label, amount: null, percentage: 1_000, activity_ids: [], scope };
  expect(COLUMNS.map((column) => String(costOf(discount, column)))).toEqual(costs);
});

test('nothing is taken off for another activity, for any segment', () => {
  const discount = { label, amount: 500, percentage: null, activity_ids: [8], scope: FOR_ALL };
  expect(discountsFor(places, [discount])).toEqual([]);
});
