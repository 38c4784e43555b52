import { expect, it } from 'vitest';
import {
  checkAutomaticCancellation,
  decideAutomaticCancellation,
} from './automatic-cancellation.ts';

const now = '2026-07-01T00:00:00.000Z';
const start_at = '2026-07-06T07:00:00.000Z';

// docs/algorithms/automatic-cancellation.md
it.each([
  ['as many as wanted', 6, 6, 0, now, 'ENOUGH'],
  ['more than wanted', 6, 9, 0, now, 'ENOUGH'],
  ['one too few', 6, 5, 0, now, 'CANCELLED'],
  ['nobody', 1, 0, 0, now, 'CANCELLED'],
  ['one in a cart would make it', 6, 5, 1, now, 'WAITING'],
  ['cart items are too few to reach the minimum', 6, 3, 2, now, 'CANCELLED'],
  ['too few, but it has begun', 6, 2, 0, start_at, 'STARTED'],
  ['enough, and it has begun', 6, 6, 0, start_at, 'ENOUGH'],
  ['a cart that would make it, but it has begun', 6, 5, 1, start_at, 'STARTED'],
])('%s', (_case, minimum, registered, held, at, expected) => {
  expect(decideAutomaticCancellation({ minimum, registered, held, start_at }, at)).toBe(expected);
});

it.each([
  ['a moment before the start', 6, '2026-07-03T22:00:00.000Z', 12, null],
  ['at the start itself', 6, start_at, 12, null],
  ['a moment after the start', 6, '2026-07-06T07:00:01.000Z', 12, 'DECISION_AFTER_START'],
  ['now', 6, now, 12, 'DECISION_PAST'],
  ['more than there are places', 13, '2026-07-03T22:00:00.000Z', 12, 'MINIMUM_ABOVE_CAPACITY'],
  ['all places', 12, '2026-07-03T22:00:00.000Z', 12, null],
  ['no limit of places', 500, '2026-07-03T22:00:00.000Z', null, null],
])('%s', (_case, minimum, decide_at, capacity, refused) => {
  const decision = checkAutomaticCancellation(
    { minimum, decide_at },
    { availability: { capacity, start_at }, now },
  );
  expect(decision.ok ? null : decision.refused).toBe(refused);
});
