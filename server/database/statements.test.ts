import { describe, expect, test } from 'vitest';
import { atOnce, inOrder } from './statements.ts';

/** A failure as the database reports it. */
class Failed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * The failure of a store function with several steps is seen later than that of a single statement,
 * although its statement failed before.
 */
const deadlock = async () => {
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
  throw new Failed('40P01');
};
const abort = () => Promise.reject(new Failed('25P02'));

describe.each([
  ['in order', inOrder],
  ['at once', atOnce],
] as const)('statements %s', (_name, send) => {
  test('answer in their order', async () => {
    expect(
      await send(
        () => Promise.resolve(1),
        later,
        () => 'three',
      ),
    ).toEqual([1, null, 'three']);
  });

  test('of several failures the cause is thrown, not its consequences', async () => {
    await expect(send(deadlock, abort)).rejects.toMatchObject({ code: '40P01' });
    await expect(send(() => 1, abort)).rejects.toMatchObject({ code: '25P02' });
  });
});

async function later(): Promise<null> {
  await Promise.resolve();
  return null;
}
