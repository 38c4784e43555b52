import { expect, it } from 'vitest';
import { alreadyHeld } from './held-dates.ts';

const [LEA, TOM] = [1, 2];
const on = (participant_id: number, ...date_ids: number[]) =>
  date_ids.map((date_id) => ({ participant_id, date_id }));

it.each([
  ['nothing at all', { registered: [], in_cart: [] }, { registered: 0, in_cart: 0 }],
  ['other dates', { registered: on(LEA, 8), in_cart: on(LEA, 9) }, { registered: 0, in_cart: 0 }],
  [
    'a brother’s dates',
    { registered: on(TOM, 6, 7), in_cart: on(TOM, 6) },
    { registered: 0, in_cart: 0 },
  ],
  [
    'one of two by a registration',
    { registered: on(LEA, 7, 8), in_cart: [] },
    { registered: 1, in_cart: 0 },
  ],
  [
    'both in the cart, twice',
    { registered: [], in_cart: on(LEA, 6, 7, 6) },
    { registered: 0, in_cart: 2 },
  ],
  [
    'the same date in both',
    { registered: on(LEA, 6), in_cart: on(LEA, 6, 7) },
    { registered: 1, in_cart: 1 },
  ],
])('counts %s', (_what, held, counts) => {
  expect(alreadyHeld({ participant_id: LEA, date_ids: [6, 7] }, held)).toEqual(counts);
});
