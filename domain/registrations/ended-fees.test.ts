import { expect, it } from 'vitest';
import { endedFees } from './ended-fees.ts';

const paid = (amount: number) => ({ total_amount: amount, paid_amount: amount });
const order = (things: readonly { total_amount: number; paid_amount: number }[], fee = paid(150)) =>
  new Map([[1, { things: new Map(things.entries()), accessories: [fee] }]]);
const endedRegistration = (receivable_id: number, kept_amount = 0) => ({
  cart_id: 1,
  receivable_id,
  kept_amount,
});

it.each([
  ['the only one', [endedRegistration(0)], order([paid(100)]), [150]],
  [
    'both, with the last',
    [endedRegistration(0), endedRegistration(1)],
    order([paid(100), paid(40)]),
    [0, 150],
  ],
  ['one of two', [endedRegistration(0)], order([paid(100), paid(40)]), [0]],
  [
    'something is kept of the first',
    [endedRegistration(0, 50), endedRegistration(1)],
    order([paid(100), paid(40)]),
    [0, 0],
  ],
  [
    'the remaining ones cost nothing',
    [endedRegistration(0), endedRegistration(1)],
    order([paid(100), paid(0)]),
    [150, 0],
  ],
  [
    'an earlier cancellation waits for its money',
    [endedRegistration(0)],
    order([paid(100), { total_amount: 0, paid_amount: 40 }]),
    [0],
  ],
  [
    'a fee that was not paid',
    [endedRegistration(0)],
    order([paid(100)], { total_amount: 150, paid_amount: 0 }),
    [0],
  ],
  [
    'a fee that was taken off before and waits for its money',
    [endedRegistration(0)],
    order([paid(0)], { total_amount: 0, paid_amount: 150 }),
    [150],
  ],
  [
    'none of an order',
    [{ cart_id: null, receivable_id: 0, kept_amount: 0 }],
    order([paid(100)]),
    [0],
  ],
] as const)('%s', (_what, registrations, orders, expected) => {
  expect(endedFees(registrations, orders)).toEqual(expected);
});
