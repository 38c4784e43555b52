import { expect, test } from 'vitest';
import { untoldOf } from './untold.ts';

const family = { erased: false, email: 'anne@example.test', refused: false };
const state = { delivers: true, changes: true };

test.each([
  ['is reached', family, state, null],
  ['has erased its account', { ...family, erased: true, email: null }, state, 'ERASED'],
  ['has no address', { ...family, email: null }, { ...state, delivers: false }, 'NO_ADDRESS'],
  ['is not concerned', family, { delivers: false, changes: false }, 'NOTHING_CHANGED'],
  ['has a site without a mail server', family, { ...state, delivers: false }, 'NO_MAIL_SERVER'],
  ['has an address that was refused', { ...family, refused: true }, state, 'ADDRESS_REFUSED'],
])('a family that %s', (_, who, by, untold) => {
  expect(untoldOf(who, by)).toBe(untold);
});
