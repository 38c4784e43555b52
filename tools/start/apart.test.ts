import { Refusal } from '@ribambelle/database/refusal.ts';
import { expect, test } from 'vitest';
import { runApart } from './apart.ts';

const DOUBLING = '../../testing/fakes/doubling-process.ts';

test('the answer of a program whose order came later, and the lines that it said', async () => {
  const lines: string[] = [];
  const answer = await runApart(DOUBLING, {
    order: Promise.resolve({ number: 21 }),
    say: (line) => void lines.push(line),
  });
  expect({ answer, lines }).toEqual({ answer: '42', lines: ['Doubling 21.'] });
});

test('a refusal of the program is one of the caller', async () => {
  await expect(runApart(DOUBLING, { order: { number: -1 }, say: () => {} })).rejects.toThrow(
    new Refusal('-1 is below nothing.'),
  );
});

test('an order that fails ends the wait, and the program with it', async () => {
  const order = Promise.reject(new Error('There is no number'));
  await expect(runApart(DOUBLING, { order, say: () => {} })).rejects.toThrow('There is no number');
});
