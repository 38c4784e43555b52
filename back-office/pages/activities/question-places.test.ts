import { expect, test } from 'vitest';
import {
  movedQuestion,
  type QuestionValues,
  withoutChoice,
  withoutQuestion,
} from './question-places.ts';

const question = (
  name: string,
  shown_when: QuestionValues['shown_when'] = null,
): QuestionValues => ({
  id: null,
  type: 'CHOICES_SINGLE',
  title: { fr: name, en: name },
  description: { fr: '', en: '' },
  required: false,
  choices: ['x', 'y', 'z'].map((label) => ({ id: null, label: { fr: label, en: label } })),
  answered_by: 'PARTICIPANT',
  health: false,
  shown_when,
});
const when = (place: number, ...choices: number[]) => ({ question: place, choices });
const a = question('a');
const b = question('b', when(0, 1));
const c = question('c', when(1, 0, 2));
const places = (questions: readonly QuestionValues[]) =>
  questions.map(({ title, shown_when = null }) =>
    shown_when === null
      ? title.fr
      : `${title.fr} ${shown_when.question}:${shown_when.choices.join('+')}`,
  );

test('a condition follows its question when that question moves', () => {
  expect(places(movedQuestion([a, b, c], { from: 1, to: 2 }))).toEqual(['a', 'c 2:0+2', 'b 0:1']);
  expect(places(movedQuestion([a, b, c], { from: 0, to: 1 }))).toEqual(['b 1:1', 'a', 'c 0:0+2']);
  expect(places(movedQuestion([a, b, c], { from: 2, to: 0 }))).toEqual(['c 2:0+2', 'a', 'b 1:1']);
});

test('removing a question drops the conditions on it, and keeps the others', () => {
  expect(places(withoutQuestion([a, b, c], 0))).toEqual(['b', 'c 0:0+2']);
  expect(places(withoutQuestion([a, b, c], 1))).toEqual(['a', 'c']);
  expect(places(withoutQuestion([a, b, c], 2))).toEqual(['a', 'b 0:1']);
});

test('removing a choice leaves the other choices of a condition', () => {
  const remaining = withoutChoice([a, b, c], { question: 1, choice: 0 });
  expect(places(remaining)).toEqual(['a', 'b 0:1', 'c 1:1']);
  expect(remaining[1]?.choices.map(({ label }) => label.fr)).toEqual(['y', 'z']);
  expect(places(withoutChoice([a, b, c], { question: 0, choice: 1 }))).toEqual([
    'a',
    'b 0:',
    'c 1:0+2',
  ]);
});
