import { expect, test } from 'vitest';
import { readTogether } from './together.ts';

test('who asks the same at the same moment shares one reading, refusals too; who comes later begins anew', async () => {
  const together = readTogether<number>();
  let begun = 0;
  const begin = async () => {
    begun += 1;
    await Promise.resolve();
    if (begun === 3) throw new Error('refused');
    return begun;
  };
  expect(
    await Promise.all([
      together.read('a', begin),
      together.read('a', begin),
      together.read('b', async () => 9),
    ]),
  ).toEqual([1, 1, 9]);
  expect(await together.read('a', begin)).toBe(2);
  const refused = await Promise.allSettled([together.read('a', begin), together.read('a', begin)]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await together.read('a', begin)).toBe(4);
});
