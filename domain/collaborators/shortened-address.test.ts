import { expect, test } from 'vitest';
import { shortenedAddress } from './shortened-address.ts';

test.each([
  ['192.0.2.77', '192.0.2.x'],
  ['::ffff:192.0.2.77', '192.0.2.x'],
  ['2001:db8:12:34::1', '2001:db8:12:x'],
  ['2001:db8::1', '2001:db8:0:x'],
  ['::1', ''],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['in process', ''],
  ['', ''],
])('%s is shown as %s', (address, expected) => {
  expect(shortenedAddress(address)).toBe(expected);
});
