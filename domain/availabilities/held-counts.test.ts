import { expect, test } from 'vitest';
import { countHeld, type KeptPlaces } from './held-counts.ts';

const CAMP = 1;
const MONDAY = 11;
const TUESDAY = 12;

const inCart = (of: Partial<KeptPlaces>): KeptPlaces => ({
  by: 'CART',
  availability_id: CAMP,
  participant_id: 7,
  quantity: 1,
  date_ids: [MONDAY, TUESDAY],
  ...of,
});
const offer = (of: Partial<KeptPlaces>): KeptPlaces => inCart({ by: 'OFFER', ...of });

test('nothing is held without carts or offers', () => {
  const { availabilities, dates } = countHeld([]);
  expect([...availabilities.held, ...availabilities.offered, ...dates.held]).toEqual([]);
});

test('items of a cart hold as many places as they have, on each of their dates', () => {
  const { availabilities, dates } = countHeld([
    inCart({ quantity: 2 }),
    inCart({ participant_id: 8, date_ids: [TUESDAY] }),
  ]);
  expect([...availabilities.held]).toEqual([[CAMP, 3]]);
  expect([...dates.held]).toEqual([
    [MONDAY, 2],
    [TUESDAY, 3],
  ]);
  expect([...dates.offered]).toEqual([]);
});

test('a place that is offered and also in the cart is held once', () => {
  const { availabilities, dates } = countHeld([inCart({}), offer({ date_ids: [MONDAY] })]);
  expect([...availabilities.held]).toEqual([[CAMP, 1]]);
  expect([...availabilities.offered]).toEqual([[CAMP, 1]]);
  expect([...dates.held]).toEqual([
    [MONDAY, 1],
    [TUESDAY, 1],
  ]);
  expect([...dates.offered]).toEqual([[MONDAY, 1]]);
});

test('an offer to one and an item of another hold two', () => {
  const { availabilities, dates } = countHeld([
    inCart({}),
    offer({ participant_id: 8, date_ids: [MONDAY] }),
  ]);
  expect(availabilities.held.get(CAMP)).toBe(2);
  expect(dates.held.get(MONDAY)).toBe(2);
  expect(dates.held.get(TUESDAY)).toBe(1);
});

test('a cart item for two holds two places, even when one of them has an offer', () => {
  const { availabilities } = countHeld([offer({}), inCart({ quantity: 2 })]);
  expect(availabilities.held.get(CAMP)).toBe(2);
});
