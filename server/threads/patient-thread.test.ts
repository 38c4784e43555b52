import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { PatientThread } from './patient-thread.ts';

const thread = new PatientThread<number, { doubled: number; niceness: number | null }>(
  new URL('../../testing/fakes/doubling-thread.ts', import.meta.url),
);

it('does the ordered work, each result for its own order', async () => {
  const results = await Promise.all([1, 2, 3].map((number) => thread.do(number)));
  expect(results.map(({ doubled }) => doubled)).toEqual([2, 4, 6]);
});

it('yields to all other work of the machine, while its caller does not', async () => {
  const { niceness } = await thread.do(1);
  if (process.platform === 'linux') expect(niceness).toBe(19);
  else expect(niceness).toBeNull();
  expect(getPriority()).toBe(0);
});

it('reports work that fails to its own caller only', async () => {
  const [wrong, right] = await Promise.allSettled([thread.do(-1), thread.do(4)]);
  expect(wrong).toMatchObject({
    status: 'rejected',
    reason: new Error('Error: -1 is below nothing'),
  });
  expect(right).toMatchObject({ status: 'fulfilled', value: { doubled: 8 } });
});

it('rejects waiting callers when the thread ends, and starts again with the next order', async () => {
  await expect(thread.do(666)).rejects.toThrow('The thread ended before its work was done');
  expect(await thread.do(5)).toMatchObject({ doubled: 10 });
});
