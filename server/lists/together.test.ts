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

test('who asks afresh while one is being read shares the next one, which begins when that has ended, also when it was refused', async () => {
  const together = readTogether<number>();
  const ends: PromiseWithResolvers<number>[] = [];
  const begin = () => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  };
  const first = together.readAfresh('a', begin);
  const later = [together.readAfresh('a', begin), together.readAfresh('a', begin)];
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  // who comes now came after that one began
  const last = together.readAfresh('a', begin);
  ends[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  await Promise.resolve();
  ends[2]?.resolve(3);
  expect(await last).toBe(3);
  const anew = together.readAfresh('a', begin);
  ends[3]?.resolve(4);
  expect([await anew, ends.length]).toEqual([4, 4]);
});
