import { expect, test } from 'vitest';
import { pendingOf } from './pending.ts';

test.each([
  [false, false, false, null],
  [false, false, true, null],
  [false, true, true, null],
  [false, true, false, 'SECOND_FACTOR'],
  [true, false, false, 'PASSWORD'],
  [true, true, false, 'PASSWORD'],
  [true, true, true, 'PASSWORD'],
])(
  'provisional %s, required %s, has %s: %s comes first',
  (password_provisional, wants_second_factor, second_factor, first) => {
    expect(pendingOf({ password_provisional, wants_second_factor, second_factor })).toBe(first);
  },
);
