import { expect, it } from 'vitest';
import { isPasswordRecent } from './recent-password.ts';

const GIVEN = '2026-07-06T07:00:00.000Z';

it.each([
  ['2026-07-06T07:00:00.000Z', true],
  ['2026-07-06T07:14:59.999Z', true],
  ['2026-07-06T07:15:00.000Z', false],
  ['2026-07-07T07:00:00.000Z', false],
])('a password of 07:00 is recent at %s: %s', (now, recent) => {
  expect(isPasswordRecent(GIVEN, now)).toBe(recent);
});
