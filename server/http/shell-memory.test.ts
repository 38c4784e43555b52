import { expect, test } from 'vitest';
import { createShellMemory } from './shell-memory.ts';

test('an answer is kept until something changes, one that depends on time for a while, a refusal and places not at all', async () => {
  let version = 0;
  let millis = 0;
  let reads = 0;
  const memory = createShellMemory({ version: () => version, millis: () => millis });
  const ask = (name: 'getWebsite' | 'listLocations' | 'listActivities', key = 'a') =>
    memory.remember({ name, key }, async () => {
      reads += 1;
      return reads;
    });
  expect([await ask('getWebsite'), await ask('getWebsite'), await ask('getWebsite', 'b')]).toEqual([
    1, 1, 2,
  ]);
  expect([ask('listActivities'), reads]).toEqual([null, 2]);
  expect([await ask('listLocations', 'c'), await ask('listLocations', 'c')]).toEqual([3, 3]);
  millis = 20_000;
  expect([await ask('listLocations', 'c'), await ask('getWebsite')]).toEqual([4, 1]);
  version += 1;
  expect([await ask('getWebsite'), await ask('listLocations', 'c')]).toEqual([5, 6]);
  const refusal = memory.remember({ name: 'getPage', key: 'd' }, async () => {
    throw new Error('PAGE_NOT_FOUND');
  });
  await expect(refusal).rejects.toThrow('PAGE_NOT_FOUND');
  expect(await memory.remember({ name: 'getPage', key: 'd' }, async () => 'found')).toBe('found');
});
