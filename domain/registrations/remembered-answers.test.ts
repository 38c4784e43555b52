import { expect, it } from 'vitest';
import { type BilingualField, type PastAnswer, rememberedAnswers } from './remembered-answers.ts';

const LEA = 1;
const TOM = 2;

const field = (id: number, titles: readonly string[], more: Partial<BilingualField> = {}) => ({
  id,
  titles,
  type: 'TEXT' as const,
  choices: [],
  ...more,
});
const answersFrom = (
  participant_id: number,
  at: string,
  answer: { field: BilingualField; content: string },
): PastAnswer => ({ participant_id, given_at: `2026-0${at}T08:00:00.000Z`, ...answer });

const allergies = field(11, ['Allergies ?', 'Allergies?']);
const elsewhere = field(21, ['allergies  ? ', '']);
const gate = (id: number, labels: readonly string[], type: BilingualField['type']) =>
  field(id, ['Qui vient ?', 'Who comes?'], {
    type,
    choices: labels.map((label, index) => ({ id: id * 10 + index, labels: [label, ''] })),
  });

it('is the last answer to each question, or to one with the same title elsewhere', () => {
  const past = [
    answersFrom(LEA, '1-01', { field: allergies, content: 'Œufs' }),
    answersFrom(LEA, '3-01', { field: elsewhere, content: 'Œufs, noix' }),
    answersFrom(TOM, '2-01', { field: allergies, content: 'Aucune' }),
    answersFrom(TOM, '4-01', { field: field(12, ['Sait nager ?', '']), content: 'Oui' }),
  ];
  expect(rememberedAnswers([allergies], past)).toEqual([
    { participant_id: TOM, field_id: 11, content: 'Aucune' },
    { participant_id: LEA, field_id: 11, content: 'Œufs, noix' },
  ]);
});

it('is nothing for another kind of question with the same title, or when both have no title', () => {
  const day = field(31, ['Allergies ?', ''], { type: 'DATE' });
  const past = [answersFrom(LEA, '1-01', { field: elsewhere, content: 'Œufs' })];
  expect(rememberedAnswers([day, field(32, ['Autre', ''])], past)).toEqual([]);
});

it.each([
  ['CHOICES_SINGLE', '50', '61'],
  ['CHOICES_MULTIPLE', '50,51', ['61']],
] as const)(
  'finds %s again by their words, and leaves out removed ones',
  (type, storedAnswer, content) => {
    const before = gate(5, ['Maman', 'Papa'], type);
    const today = gate(6, ['Mamie', 'maman'], type);
    const past = [answersFrom(LEA, '1-01', { field: before, content: storedAnswer })];
    expect(rememberedAnswers([today], past)).toEqual([
      { participant_id: LEA, field_id: 6, content },
    ]);
  },
);

it('looks further back when nothing in the last answer is offered any more', () => {
  const today = gate(6, ['Mamie'], 'CHOICES_SINGLE');
  const past = [
    answersFrom(LEA, '2-01', { field: gate(5, ['Papa'], 'CHOICES_SINGLE'), content: '50' }),
    answersFrom(LEA, '1-01', { field: gate(6, ['Mamie'], 'CHOICES_SINGLE'), content: '60' }),
  ];
  expect(rememberedAnswers([today], past)).toEqual([
    { participant_id: LEA, field_id: 6, content: '60' },
  ]);
});
