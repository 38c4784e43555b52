import { expect, test } from 'vitest';
import { untoldOf } from './untold.ts';

const family = { erased: false, email: 'anne@example.test', refused: false };
const sent = { delivers: true, changes: true };

test.each([
  ['is reached', family, sent, null],
  ['has erased its account', { ...family, erased: true, email: null }, sent, 'ERASED'],
  ['has no address', { ...family, email: null }, { ...sent, delivers: false }, 'NO_ADDRESS'],
  ['is not concerned', family, { delivers: false, changes: false }, 'NOTHING_CHANGED'],
  ['has a site without a mail server', family, { ...sent, delivers: false }, 'NO_MAIL_SERVER'],
  ['has an address that was refused', { ...family, refused: true }, sent, 'ADDRESS_REFUSED'],
])('a family that %s', (_, who, by, untold) => {
  expect(untoldOf(who, by)).toBe(untold);
});
