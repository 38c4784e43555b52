import { expect, test } from 'vitest';
import { answersToTake } from './fill-answers.ts';

test.each([
  ['nothing on either side', [], [], [], []],
  ['answers that the kept record lacks', [1], [1, 2], [2], [1]],
  ['everything, where the kept one answered nothing', [], [3, 4], [3, 4], []],
  ['nothing, where the kept one answered all', [5, 6], [6], [], [6]],
])('takes over %s', (_what, keptAnswers, other, takenIds, droppedIds) => {
  const of = (ids: readonly number[]) => ids.map((field_id) => ({ field_id }));
  expect(answersToTake(of(keptAnswers), of(other))).toEqual({
    taken: of(takenIds),
    dropped: of(droppedIds),
  });
});
