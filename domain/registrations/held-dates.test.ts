import { describe, expect, it } from 'vitest';
import { alreadyHeld, decideHeldOnce } from './held-dates.ts';

const LEA = 1;
const TOM = 2;
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
])('counts %s', (_what, heldDates, expected) => {
  expect(alreadyHeld({ participant_id: LEA, date_ids: [6, 7] }, heldDates)).toEqual(expected);
});

describe('a second place on a date', () => {
  const wish = (participant_id: number | null, ...date_ids: number[]) => ({
    participant_id,
    date_ids,
  });

  it.each([
    ['other dates of the same child', [wish(LEA, 8)], on(LEA, 6, 7)],
    ['the same date of a brother', [wish(LEA, 6), wish(TOM, 6)], []],
    ['dates that a brother holds', [wish(LEA, 6)], on(TOM, 6)],
    ['nobody in particular', [wish(null, 6), wish(null, 6)], []],
  ])('is allowed: %s', (_what, wishes, heldDates) => {
    expect(decideHeldOnce(wishes, heldDates)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['one date of two is held', [wish(LEA, 6, 8)], on(LEA, 6), [0]],
    ['twice in one call', [wish(LEA, 6), wish(TOM, 6), wish(LEA, 6, 7)], [], [2]],
    ['only the holder of the date is blamed', [wish(TOM, 6), wish(LEA, 6)], on(LEA, 6), [1]],
  ])('is refused: %s', (_what, wishes, heldDates, blamedIndexes) => {
    expect(decideHeldOnce(wishes, heldDates)).toEqual({
      ok: false,
      refused: 'ALREADY_REGISTERED',
      fields: Object.fromEntries(
        blamedIndexes.map((index) => [`${index}.participant_id`, 'ALREADY_REGISTERED']),
      ),
    });
  });
});
