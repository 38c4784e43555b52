import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { describe, expect, it, test } from 'vitest';
import { readRegistrationAnswers } from './answers.ts';
import {
  conditionRefusal,
  needsAnswers,
  shownQuestions,
  type ShownWhen,
} from './shown-questions.ts';

const IDS = { a: 1, b: 2, c: 3, x: 9 };
type Name = keyof typeof IDS;
const isName = (name: string): name is Name => name in IDS;
const idOf = (name: string) => (isName(name) ? IDS[name] : 0);

/** `a is 1, 2` */
function whenOf(cell: string): ShownWhen | null {
  const [name = '', choices = ''] = cell.split(' is ');
  if (choices === '') return null;
  return { question_id: idOf(name), choice_ids: choices.split(', ').map(Number) };
}

const THREE = [1, 2, 3].map((id) => ({ id, label: `choice ${id}` }));

/** `a: 1, b: 1+2` */
const answersOf = (cell: string) =>
  cell
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', content = ''] = part.split(': ');
      return { question_id: idOf(name), content: name === 'b' ? content.split('+') : content };
    });

const questionsWith = (b: string, c: string) => [
  { id: IDS.a, type: 'CHOICES_SINGLE' as const, required: false, choices: THREE },
  {
    id: IDS.b,
    type: 'CHOICES_MULTIPLE' as const,
    required: false,
    choices: THREE,
    shown_when: whenOf(b),
  },
  { id: IDS.c, type: 'TEXT' as const, required: false, choices: [], shown_when: whenOf(c) },
];

describe('the questions that are shown', () => {
  it.each(casesOf('shown-questions', 'Who sees what'))(
    'b: %s; c: %s; answered %s: %s',
    (b = '', c = '', answers = '', expected) => {
      const questions = shownQuestions(questionsWith(b, c), answersOf(answers));
      expect(questions.map(({ id }) => 'abc'[id - 1]).join(' ')).toBe(expected);
    },
  );
});

describe('with no answers at all', () => {
  it.each([
    ['there is nothing to answer when nothing is required', '', '', false, ''],
    ['a question that is always shown is answered', '', '', true, 'c'],
    ['a question that depends on an answer is not required', '', 'a is 1', false, 'c'],
    ['a question that depends on a removed one is answered', '', 'x is 1', true, 'c'],
    ['a question that depends on a hidden one is not required', 'a is 1', 'b is 1', false, 'b c'],
  ])('%s', (_case, b, c, needed, required) => {
    const questions = questionsWith(b, c).map((question) => ({
      ...question,
      required: required.includes('abc'[question.id - 1] ?? '-'),
    }));
    expect(needsAnswers(questions)).toBe(needed);
    // the same as the rule that refuses
    const nothing = { options: [], questions: [] };
    expect(readRegistrationAnswers({ options: [], questions }, nothing).ok).toBe(!needed);
  });
});

describe('the conditions that are accepted', () => {
  it.each(casesOf('shown-questions', 'Which conditions are taken'))(
    '%s: %s',
    (condition = '', answer) => {
      const of_family = condition.endsWith(', of the family');
      const [name = '', choices = ''] = condition.replace(', of the family', '').split(' is ');
      const question = ['first', 'second', 'third', 'fourth'].indexOf(name);
      const shown_when =
        condition === 'none'
          ? null
          : {
              question,
              choices: choices === 'nothing' ? [] : choices.split(', ').map(Number),
            };
      const answered_by = 'PARTICIPANT' as const;
      const questions = [
        { type: 'CHOICES_SINGLE' as const, choices: ['yes', 'no'], answered_by, shown_when: null },
        { type: 'TEXT' as const, choices: [], answered_by, shown_when: null },
        {
          type: 'TEXT' as const,
          choices: [],
          answered_by: of_family ? ('FAMILY' as const) : answered_by,
          shown_when,
        },
      ];
      expect(conditionRefusal(questions, 2) ?? 'taken').toBe(answer);
    },
  );
});

test('a shown question is required as declared; a hidden one is neither required nor kept', () => {
  const questions = questionsWith('a is 1', 'a is 2').map((question) => ({
    ...question,
    required: true,
  }));
  const readOf = (answers: { question_id: number; content: string | string[] }[]) =>
    readRegistrationAnswers({ options: [], questions }, { options: [], questions: answers });
  expect(readOf([{ question_id: IDS.a, content: '1' }])).toMatchObject({
    ok: false,
    fields: { 'questions.2': 'ANSWER_REQUIRED' },
  });
  const typedAnswers = [
    { question_id: IDS.a, content: '1' },
    { question_id: IDS.b, content: ['2'] },
    { question_id: IDS.c, content: 'typed before' },
  ];
  expect(readOf(typedAnswers)).toMatchObject({
    ok: true,
    value: {
      questions: [
        { question_id: IDS.a, content: '1' },
        { question_id: IDS.b, content: ['2'] },
      ],
    },
  });
});
