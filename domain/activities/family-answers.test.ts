import { expect, test } from 'vitest';
import { withFamilyAnswers } from './family-answers.ts';

const WHO = 1;
const SIZE = 2;
const answer = (question_id: number, content: unknown) => ({ question_id, content });
const child = (...questions: { question_id: number; content: unknown }[]) => ({
  questions,
  family_ids: [WHO],
});

test('the family’s answers for one child apply to the others of the same call', () => {
  const registrations = withFamilyAnswers([
    child(answer(WHO, 'Mamie'), answer(SIZE, 'S')),
    child(answer(SIZE, 'M')),
    child(answer(WHO, null)),
    child(answer(WHO, '')),
  ]);
  expect(registrations).toEqual([
    [answer(WHO, 'Mamie'), answer(SIZE, 'S')],
    [answer(SIZE, 'M'), answer(WHO, 'Mamie')],
    [answer(WHO, 'Mamie')],
    [answer(WHO, 'Mamie')],
  ]);
});

test('a different answer for one child is kept, and each child’s own answers are not shared', () => {
  const registrations = withFamilyAnswers([
    child(answer(SIZE, 'S')),
    child(answer(WHO, 'Papa')),
    child(answer(WHO, 'Mamie')),
  ]);
  expect(registrations).toEqual([
    [answer(SIZE, 'S'), answer(WHO, 'Papa')],
    [answer(WHO, 'Papa')],
    [answer(WHO, 'Mamie')],
  ]);
});

test('a registration for another activity, without that question, is unchanged', () => {
  const other = { questions: [], family_ids: [] };
  expect(withFamilyAnswers([child(answer(WHO, 'Mamie')), other])[1]).toEqual([]);
});
