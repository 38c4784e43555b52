import { expect, test } from 'vitest';
import { addressesOf, isPrivateAddress } from './private-network.ts';

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['0.0.0.0', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['8.8.8.8', false],
  ['193.190.1.1', false],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2a00:1450:400e::1', false],
])('%s is in the private network: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

test('a name resolves to addresses, an address to itself', async () => {
  expect(await addressesOf('[::1]')).toEqual(['::1']);
  expect(await addressesOf('192.0.2.7')).toEqual(['192.0.2.7']);
  expect((await addressesOf('localhost')).every(isPrivateAddress)).toBe(true);
  await expect(addressesOf('nothing.invalid')).rejects.toThrow('nothing.invalid');
});
