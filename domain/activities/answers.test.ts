import { describe, expect, it } from 'vitest';
import type { Option, Question } from './answers.ts';
import { readRegistrationAnswers } from './answers.ts';

const price = (id: number) => ({ id, label: `Prix ${id}`, amount: 500, percentage: null });
const options: Option[] = [
  { id: 1, title: 'Repas chaud', answer_required: false, prices: [price(11)] },
  { id: 2, title: 'T-shirt', answer_required: true, prices: [price(21), price(22)] },
];
const questions: Question[] = [
  { id: 5, type: 'TEXT', required: true, choices: [] },
  { id: 6, type: 'CHOICES_MULTIPLE', required: false, choices: [{ id: 61, label: 'Oui' }] },
];
const readOf = (answers: Parameters<typeof readRegistrationAnswers>[1]) =>
  readRegistrationAnswers({ options, questions }, answers);
const name = { question_id: 5, content: ' Léa ' };

describe('readRegistrationAnswers', () => {
  it('accepts a switch, a choice with a text, and answers', () => {
    const answers = {
      options: [
        { price_id: 11, content: 'ignored' },
        { price_id: 22, content: ' 8 ans ' },
      ],
      questions: [name, { question_id: 6, content: ['61'] }],
    };
    expect(readOf(answers)).toEqual({
      ok: true,
      value: {
        options: [
          { option_id: 1, price_id: 11, content: null, price: price(11) },
          { option_id: 2, price_id: 22, content: '8 ans', price: price(22) },
        ],
        questions: [
          { question_id: 5, content: 'Léa' },
          { question_id: 6, content: ['61'] },
        ],
      },
    });
  });

  it('needs nothing for optional options and questions', () => {
    expect(readOf({ options: [], questions: [name] })).toMatchObject({
      ok: true,
      value: { options: [] },
    });
  });

  it.each([
    [
      'an unknown price',
      { options: [{ price_id: 99 }], questions: [name] },
      { 'options.0.price_id': 'UNKNOWN_PRICE' },
    ],
    [
      'two prices of one option',
      {
        options: [
          { price_id: 21, content: 'M' },
          { price_id: 22, content: 'M' },
        ],
        questions: [name],
      },
      { 'options.1.price_id': 'OPTION_CHOSEN_TWICE' },
    ],
    [
      'a missing text',
      { options: [{ price_id: 21, content: '  ' }], questions: [name] },
      { 'options.0.content': 'ANSWER_REQUIRED' },
    ],
    [
      'an endless text',
      { options: [{ price_id: 21, content: 'x'.repeat(501) }], questions: [name] },
      { 'options.0.content': 'ANSWER_TOO_LONG' },
    ],
    ['a missing answer', { options: [], questions: [] }, { 'questions.5': 'ANSWER_REQUIRED' }],
    [
      'an unknown question',
      { options: [], questions: [name, { question_id: 7 }] },
      { 'questions.7': 'UNKNOWN_QUESTION' },
    ],
    [
      'two answers',
      { options: [], questions: [name, name] },
      { 'questions.5': 'QUESTION_ANSWERED_TWICE' },
    ],
    [
      'an unknown choice',
      { options: [], questions: [name, { question_id: 6, content: ['62'] }] },
      { 'questions.6': 'UNKNOWN_CHOICE' },
    ],
  ])('refuses %s', (_case, answers, fields) => {
    expect(readOf(answers)).toEqual({ ok: false, refused: 'ANSWERS_INVALID', fields });
  });
});
