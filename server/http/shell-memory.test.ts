import { expect, test } from 'vitest';
import { createShellMemory } from './shell-memory.ts';

test('an answer is kept until something changes, a refusal and what depends on time are not', async () => {
  let version = 0;
  let reads = 0;
  const memory = createShellMemory(() => version);
  const ask = (name: 'getWebsite' | 'listActivities', key = 'a') =>
    memory.remember({ name, key }, async () => {
      reads += 1;
      return reads;
    });
  expect([await ask('getWebsite'), await ask('getWebsite'), await ask('getWebsite', 'b')]).toEqual([1, 1, 2]);
  expect([ask('listActivities'), reads]).toEqual([null, 2]);
  version += 1;
  expect(await ask('getWebsite')).toBe(3);
  const refused = memory.remember({ name: 'getPage', key: 'c' }, async () => {
    throw new Error('PAGE_NOT_FOUND');
  });
  await expect(refused).rejects.toThrow('PAGE_NOT_FOUND');
  expect(await memory.remember({ name: 'getPage', key: 'c' }, async () => 'found')).toBe('found');
});
