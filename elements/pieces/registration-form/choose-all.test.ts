import { expect, test } from 'vitest';
import { chooseAllOrNone, isAllChosen } from './choose-all.ts';

const dates = [
  { id: 1, disabled: true },
  { id: 2, disabled: false },
  { id: 3, disabled: false },
  { id: 4, disabled: true },
];

test.each([
  ['chooses all that can be chosen', [2], [2, 3]],
  ['chooses none when all are', [2, 3], []],
  ['keeps what has begun, whatever is pressed', [1, 3], [1, 2, 3]],
  ['keeps what has begun when none is left', [1, 2, 3], [1]],
])('%s', (_outcome, chosen_ids, next) => {
  expect(chooseAllOrNone(dates, chosen_ids)).toEqual(next);
});

test('full dates do not count when all the others are chosen', () => {
  expect(isAllChosen(dates, [2, 3])).toBe(true);
  expect(isAllChosen(dates, [2])).toBe(false);
});
