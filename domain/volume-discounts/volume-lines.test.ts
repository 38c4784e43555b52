import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEachLanguage } from '../base/languages.ts';
import { sumAmounts } from '../base/money.ts';
import { FOR_ALL } from '../segments/segment-scope.ts';
import {
  type CountedPlaces,
  type HeldPlaces,
  type OwnVolumeDiscount,
  type PlacesInCart,
  VOLUME_COUNTS,
} from './volume-discount.ts';
import { volumeLines } from './volume-lines.ts';

const NOW = '2026-01-20T12:00:00.000Z';
const START = '2026-07-06T07:00:00.000Z';

const discount = (changes: Partial<OwnVolumeDiscount> = {}): OwnVolumeDiscount => ({
  id: 1,
  label: inEachLanguage(() => 'why'),
  counts: 'PARTICIPANTS',
  from_rank: 2,
  to_rank: null,
  same_activity: false,
  amount: null,
  percentage: 1_000,
  activity_ids: [],
  period_starts_at: null,
  period_ends_at: null,
  starts_at: null,
  ends_at: null,
  scope: FOR_ALL,
  held: [],
  ...changes,
});

/**
 * `A 10000x2 d5 judo -500`: the child, total price, quantity, number of dates, activity, and
 * earlier reduction.
 */
function placesOf(spec: string): HeldPlaces & PlacesInCart {
  const [child = '', price = '', ...rest] = spec.split(' ');
  const [amount = 0, quantity = 1] = price.split('x').map(Number);
  const dates = rest.find((word) => /^d\d+$/.test(word))?.slice(1) ?? '1';
  const activity = rest.find((word) => /^[a-z]{3,}$/.test(word)) ?? '';
  const reduction = rest.find((word) => word.startsWith('-'))?.slice(1) ?? '0';
  return {
    participant_id: child.charCodeAt(0),
    availability_id: activity.length,
    activity_id: activity.length,
    quantity,
    dates: Number(dates),
    price: amount,
    start_at: START,
    given: Number(reduction),
  };
}

/** `children 2 to 3, 10%, each activity`. */
function discountOf(cell: string): OwnVolumeDiscount {
  const [ranks = '', worth = '', each] = cell.split(', ');
  const [unit = '', from = '2', , to = ''] = ranks.split(' ');
  return discount({
    counts: unit === 'children' ? 'PARTICIPANTS' : unit === 'places' ? 'PLACES' : 'DATES',
    from_rank: Number(from),
    to_rank: to === '' ? null : Number(to),
    amount: worth.endsWith('%') ? null : Number(worth),
    percentage: worth.endsWith('%') ? Number(worth.slice(0, -1)) * 100 : null,
    same_activity: each === 'each activity',
  });
}

const listOf = (cell: string) => (cell === '–' ? [] : cell.split(', ').map(placesOf));
const amountsOf = (discounts: readonly OwnVolumeDiscount[], items: readonly PlacesInCart[]) =>
  volumeLines(discounts, { items, now: NOW }).map((lines) =>
    sumAmounts(lines.map(({ amount }) => amount)),
  );

describe('the table', () => {
  it('has at least twenty carts', () => {
    expect(casesOf('volume-discounts').length).toBeGreaterThanOrEqual(20);
  });
  it.each(casesOf('volume-discounts'))('%s, has %s, buys %s', (...cells) => {
    const [terms = '', held = '–', items = '–', off] = cells;
    const volumeDiscount = { ...discountOf(terms), held: listOf(held) };
    expect(amountsOf([volumeDiscount], listOf(items)).join(' ')).toBe(off);
  });
});

describe('when no discount is given', () => {
  const two = [placesOf('A 10000'), placesOf('B 10000')];
  it.each([
    ['before it begins', { starts_at: '2026-01-20T12:00:00.001Z' }],
    ['once it is over', { ends_at: NOW }],
    ['for other activities', { activity_ids: [7] }],
    [
      'for an availability that begins before its period',
      { period_starts_at: '2026-07-06T07:00:00.001Z' },
    ],
    ['for an availability that begins after its period', { period_ends_at: START }],
    ['for a family that is not in its segment', { scope: { ...FOR_ALL, family: false } }],
    [
      'when only one of the children is in the segment',
      { scope: { ...FOR_ALL, participant_ids: [65] } },
    ],
    ['for other dates', { scope: { ...FOR_ALL, availability_ids: [7] } }],
  ])('%s', (_case, changes) => {
    expect(amountsOf([discount(changes)], two)).toEqual([0, 0]);
  });
  it('the rest is the limit: together never more than the places cost', () => {
    const much = discount({ percentage: 7_000 });
    expect(amountsOf([much, { ...much, id: 2 }], two)).toEqual([0, 10_000]);
  });
});

describe('by its segments', () => {
  const three = [placesOf('A 10000'), placesOf('B 8000'), placesOf('C 6000')];
  it('places of others do not count and are not reduced', () => {
    const scope = { ...FOR_ALL, participant_ids: [65, 67] };
    expect(amountsOf([discount({ scope })], three)).toEqual([0, 0, 600]);
  });
  it('the family’s places count when they are in the segments, and are left out with their discounts when not', () => {
    const heldPlaces = [placesOf('A 10000'), placesOf('B 10000 -1000')];
    const item = [placesOf('C 10000')];
    const among = (participant_ids: readonly number[]) => ({ ...FOR_ALL, participant_ids });
    expect(amountsOf([discount({ held: heldPlaces, scope: among([66, 67]) })], item)).toEqual([0]);
    expect(amountsOf([discount({ held: heldPlaces, scope: among([65, 67]) })], item)).toEqual([
      1_000,
    ]);
    expect(amountsOf([discount({ held: heldPlaces, scope: among([67]) })], item)).toEqual([0]);
  });
});

describe('in any order', () => {
  const price = fc.integer({ min: 0, max: 300 }).map((euros) => euros * 100);
  const places = fc.record({
    participant_id: fc.integer({ min: 1, max: 4 }),
    availability_id: fc.integer({ min: 1, max: 3 }),
    activity_id: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    dates: fc.integer({ min: 1, max: 4 }),
    price,
    start_at: fc.constant(START),
  });
  const terms = fc
    .record({
      counts: fc.constantFrom(...VOLUME_COUNTS),
      from_rank: fc.integer({ min: 2, max: 5 }),
      more: fc.option(fc.integer({ min: 0, max: 3 })),
      same_activity: fc.boolean(),
      worth: fc.oneof(
        fc.integer({ min: 1, max: 10_000 }).map((percentage) => ({ percentage, amount: null })),
        price.map((amount) => ({ amount: amount + 1, percentage: null })),
      ),
      activity_ids: fc.constantFrom([], [1], [1, 2]),
      scope: fc.record({
        family: fc.constant(true),
        participant_ids: fc.constantFrom(null, [1, 2], [1, 2, 3]),
        availability_ids: fc.constantFrom(null, [1, 2]),
      }),
    })
    .map(({ more, worth, ...rest }) =>
      discount({ ...rest, ...worth, to_rank: more === null ? null : rest.from_rank + more }),
    );
  const total = (discounts: readonly OwnVolumeDiscount[], items: readonly PlacesInCart[]) =>
    sumAmounts(amountsOf(discounts, items));
  const heldOf = (
    one: OwnVolumeDiscount,
    items: readonly CountedPlaces[],
    off: readonly number[],
  ) =>
    items
      .map((item, index) => ({ ...item, given: off[index] ?? 0 }))
      .filter(
        ({ activity_id }) =>
          one.activity_ids.length === 0 || one.activity_ids.includes(activity_id),
      );

  it('a family gets the same total, and no item loses more than its places cost', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(places, { maxLength: 7 }).chain((items) =>
          fc.record({
            items: fc.constant(items),
            other: fc.shuffledSubarray(items, { minLength: items.length }),
          }),
        ),
        (one, { items, other }) => {
          expect(total([one], other)).toBe(total([one], items));
          for (const [index, amount] of amountsOf([one], items).entries()) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(items[index]?.price ?? 0);
          }
        },
      ),
    );
  });

  it('in two orders or in one, a family gets the same total', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(places, { maxLength: 4 }),
        fc.array(places, { maxLength: 4 }),
        (one, first, then) => {
          const off = amountsOf([one], first);
          const heldPlaces = heldOf(one, first, off);
          expect(sumAmounts(off) + total([{ ...one, held: heldPlaces }], then)).toBe(
            total([one], [...first, ...then]),
          );
        },
      ),
    );
  });

  it('adding an item never changes an earlier discount; removing and adding it back changes no total', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(places, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (one, items, which) => {
          const all = amountsOf([one], items);
          expect(amountsOf([one], items.slice(0, -1))).toEqual(all.slice(0, -1));
          const out = which % items.length;
          const back = [
            ...items.slice(0, out),
            ...items.slice(out + 1),
            ...items.slice(out, out + 1),
          ];
          expect(total([one], back)).toBe(sumAmounts(all));
        },
      ),
    );
  });

  it('cancelling and buying again gives nothing twice', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(places, { minLength: 2, maxLength: 6 }),
        fc.nat(),
        (one, items, which) => {
          const off = amountsOf([one], items);
          const out = which % items.length;
          const heldPlaces = heldOf(one, items.toSpliced(out, 1), off.toSpliced(out, 1));
          const again = total([{ ...one, held: heldPlaces }], items.slice(out, out + 1));
          const totalGiven = sumAmounts(heldPlaces.map((each) => each.given));
          expect(totalGiven + again).toBeLessThanOrEqual(Math.max(totalGiven, sumAmounts(off)));
        },
      ),
    );
  });
});
