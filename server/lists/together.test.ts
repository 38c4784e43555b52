import { expect, test } from 'vitest';
import { noDatabase } from '../database/no-database.ts';
import { ReadElsewhere, readTogether, readTogetherInActions } from './together.ts';

test('equal requests at the same moment share one reading, refusals too; a later one starts a new reading', async () => {
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

const database = noDatabase();
const contextOf = (request: string, db = database) => ({
  db,
  organiser: { id: 1 },
  collaborator: { id: 2, scope: 'ALL' as const, permissions: [] },
  language: 'fr' as const,
  request,
});

/** The answer to an action, read by itself or by another action. */
const answerOf = async <Result>(
  answer: Promise<Result | ReadElsewhere<Result>>,
): Promise<Result> => {
  const given = await answer;
  return given instanceof ReadElsewhere ? given.answer : given;
};

test('callers who arrive during a fresh reading share the next one, which begins when it ends, also after a refusal', async () => {
  const together = readTogetherInActions<number>();
  const ends: PromiseWithResolvers<number>[] = [];
  const begin = () => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  };
  const first = together.readAfresh(contextOf('a'), begin);
  const later = [
    together.readAfresh(contextOf('a'), begin),
    together.readAfresh(contextOf('a'), begin),
  ];
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  // a caller that comes now came after that reading began
  const last = together.readAfresh(contextOf('a'), begin);
  ends[1]?.resolve(2);
  expect(await Promise.all(later.map(answerOf))).toEqual([2, 2]);
  await Promise.resolve();
  ends[2]?.resolve(3);
  expect(await answerOf(last)).toBe(3);
  const anew = together.readAfresh(contextOf('a'), begin);
  ends[3]?.resolve(4);
  expect([await anew, ends.length]).toEqual([4, 4]);
});

test('an action reads by itself when nobody else does, and shares the reading when somebody does', async () => {
  const together = readTogetherInActions<number>();
  const end = Promise.withResolvers<number>();
  const is_elsewhere = async (answer: Promise<unknown>) => (await answer) instanceof ReadElsewhere;
  const first = together.read(contextOf('a'), () => end.promise);
  const second = together.read(contextOf('a'), async () => 9);
  const first_afresh = together.readAfresh(contextOf('b'), () => end.promise);
  const next_afresh = together.readAfresh(contextOf('b'), async () => 9);
  const joins_next = together.readAfresh(contextOf('b'), async () => 9);
  expect(await is_elsewhere(second)).toBe(true);
  expect(await is_elsewhere(joins_next)).toBe(true);
  end.resolve(1);
  expect(await Promise.all([first, second, first_afresh].map(answerOf))).toEqual([1, 1, 1]);
  expect(await Promise.all([next_afresh, joins_next].map(answerOf))).toEqual([9, 9]);
  expect(await is_elsewhere(first)).toBe(false);
  // the caller that begins the next reading reads it in its own transaction, however long that
  // waits
  expect(await is_elsewhere(next_afresh)).toBe(false);
});

test('equal requests to different databases share nothing', async () => {
  const together = readTogetherInActions<number>();
  const end = Promise.withResolvers<number>();
  const here = together.read(contextOf('a'), () => end.promise);
  expect(await together.read(contextOf('a', noDatabase()), async () => 2)).toBe(2);
  end.resolve(1);
  expect(await here).toBe(1);
});
