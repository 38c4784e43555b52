import { expect, test } from 'vitest';
import { type BoughtPlaces, heldPlaces } from './held-places.ts';

const SECOND_CHILD = 5;
const boughtPlaces = (of: Partial<BoughtPlaces> = {}): BoughtPlaces => ({
  participant_id: 7,
  availability_id: 1,
  activity_id: 3,
  start_at: '2026-07-06T07:00:00.000Z',
  quantity: 1,
  dates: 5,
  price: 10_000,
  reductions: [],
  ...of,
});
const counting = {
  id: SECOND_CHILD,
  activity_ids: [],
  period_starts_at: null,
  period_ends_at: null,
  counts_held: true,
};

test('the family’s places count, with the amount that this volume discount took off', () => {
  const reductions = [
    { amount: 300, volume_discount_id: SECOND_CHILD },
    { amount: 200, volume_discount_id: 6 },
    { amount: 100 },
  ];
  expect(heldPlaces(counting, [boughtPlaces({ reductions })])).toEqual([
    {
      participant_id: 7,
      availability_id: 1,
      activity_id: 3,
      quantity: 1,
      dates: 5,
      price: 10_000,
      given: 300,
    },
  ]);
});

test('nothing counts for a volume discount that leaves out earlier purchases', () => {
  expect(heldPlaces({ ...counting, counts_held: false }, [boughtPlaces()])).toEqual([]);
});

test('places of another activity, or outside the period, do not count', () => {
  const summer = {
    ...counting,
    activity_ids: [3],
    period_starts_at: '2026-07-01T00:00:00.000Z',
    period_ends_at: '2026-08-01T00:00:00.000Z',
  };
  const others = [
    boughtPlaces({ activity_id: 4 }),
    boughtPlaces({ start_at: '2026-06-30T23:59:59.000Z' }),
    boughtPlaces({ start_at: '2026-08-01T00:00:00.000Z' }),
  ];
  expect(heldPlaces(summer, others)).toEqual([]);
  expect(heldPlaces(summer, [boughtPlaces({ start_at: '2026-07-01T00:00:00.000Z' })])).toHaveLength(
    1,
  );
});
