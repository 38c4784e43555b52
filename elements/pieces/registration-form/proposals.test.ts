import { describe, expect, it } from 'vitest';
import { NOTHING_ANSWERED, type Question } from './form-values.ts';
import {
  familyAnswers,
  NOTHING_REMEMBERED,
  proposalsOf,
  withRemembered,
  wordsOfAnswer,
} from './proposals.ts';

const LEA = 1;
const TOM = 2;
const ZOE = 3;

const ask = (id: number, title: string, more: Partial<Question> = {}): Question => ({
  id,
  title,
  type: 'TEXT',
  description: '',
  required: true,
  order: 1,
  choices: [],
  shown_when: null,
  answered_by: 'PARTICIPANT' as const,
  ...more,
});
const child = (id: number, firstname: string, questions: Record<number, string | string[]>) => ({
  id,
  firstname,
  values: { ...NOTHING_ANSWERED, questions },
});

describe('an answer given once for the family', () => {
  const who = ask(41, 'Qui vient ?', { answered_by: 'FAMILY' });
  const remembered = {
    questions: [
      { participant_id: LEA, question_id: 41, content: 'Mamie' },
      { participant_id: TOM, question_id: 41, content: 'Papa' },
    ],
    options: [],
  };

  it('is the last answer of any member, until another is typed', () => {
    expect(familyAnswers([who], { typed: {}, remembered })).toEqual({ 41: 'Mamie' });
    expect(familyAnswers([who], { typed: { 41: '' }, remembered })).toEqual({ 41: '' });
    expect(familyAnswers([who], { typed: {}, remembered: NOTHING_REMEMBERED })).toEqual({});
  });
});

describe('proposals', () => {
  const pickup = ask(41, 'Qui vient ?');
  const elsewhere = ask(51, 'qui vient ? ');
  const availabilities = [{ questions: [pickup] }, { questions: [elsewhere] }];

  it('come from the same question of another activity first, then from the family, each answer once', () => {
    const people = [
      child(LEA, 'Léa', { 51: 'Mamie' }),
      child(TOM, 'Tom', { 41: 'Papa' }),
      child(ZOE, 'Zoé', { 41: 'Papa' }),
    ];
    expect(proposalsOf(pickup, { participant_id: LEA, availabilities, people })).toEqual([
      { firstname: null, content: 'Mamie' },
      { firstname: 'Tom', content: 'Papa' },
    ]);
  });

  it('are empty once there is an answer, or when nobody has one', () => {
    const people = [child(LEA, 'Léa', { 41: 'Maman' }), child(TOM, 'Tom', { 41: '' })];
    expect(proposalsOf(pickup, { participant_id: LEA, availabilities, people })).toEqual([]);
    expect(
      proposalsOf(pickup, { participant_id: TOM, availabilities, people: people.slice(1) }),
    ).toEqual([]);
  });

  it('show an answer as the labels of its choices', () => {
    const gate = ask(6, 'Rentre comment ?', {
      type: 'CHOICES_MULTIPLE',
      choices: [
        { id: 61, label: 'À pied', order: 1 },
        { id: 62, label: 'À vélo', order: 2 },
      ],
    });
    expect(wordsOfAnswer(gate, ['61', '62'])).toBe('À pied, À vélo');
    expect(wordsOfAnswer(pickup, 'Papa')).toBe('Papa');
  });
});

describe('remembered answers', () => {
  const remembered = {
    questions: [
      { participant_id: LEA, question_id: 41, content: 'Noix' },
      { participant_id: TOM, question_id: 41, content: 'Aucune' },
    ],
    options: [{ participant_id: LEA, option_id: 31, content: '8 ans' }],
  };

  it('are filled in for the same child; the precision of an option is, without choosing it', () => {
    expect(withRemembered(undefined, { participant_id: LEA, remembered })).toEqual({
      quantity: 1,
      options: { 31: { price_id: null, content: '8 ans' } },
      questions: { 41: 'Noix' },
    });
  });

  it('give way to typed answers, even to an emptied one', () => {
    const values = { quantity: 2, options: {}, questions: { 41: '' } };
    expect(withRemembered(values, { participant_id: LEA, remembered })).toMatchObject({
      quantity: 2,
      questions: { 41: '' },
    });
  });
});
