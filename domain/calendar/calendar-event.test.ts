import { expect, test } from 'vitest';
import { calendarIdentity } from './calendar-event.ts';

const date = { bought_cuid: 'r1', date_key: 'd1', moves: 0, cancelled: false };
const uid = 'r1-d1@o1';

test.each([
  ['as it was sold', {}, { uid, sequence: 0, status: 'CONFIRMED' }],
  ['moved twice', { moves: 2 }, { uid, sequence: 2, status: 'CONFIRMED' }],
  ['cancelled', { cancelled: true }, { uid, sequence: 1, status: 'CANCELLED' }],
  ['moved and cancelled', { moves: 1, cancelled: true }, { uid, sequence: 2, status: 'CANCELLED' }],
])('%s', (_name, changes, event) => {
  expect(calendarIdentity({ ...date, ...changes }, 'o1')).toEqual(event);
});
