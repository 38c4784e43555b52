import { expect, test } from 'vitest';
import { changeErrors, changeRequest, type Choices, initialChange } from './change-values.ts';

const at = {
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T14:00:00.000Z',
  status: 'OPEN',
  places_left: 3,
} as const;
const date = (id: number, chosen: boolean) => ({
  ...at,
  id,
  chosen,
  takes_place: true,
  locked: false,
  selectable: true,
});
const option = (id: number, answer_required: boolean) => ({
  id,
  title: `Option ${id}`,
  description: '',
  order: 0,
  answer_required,
  prices: [
    {
      id: id * 10,
      label: '',
      amount: 500,
      percentage: 0,
      left: null,
    },
  ],
});

const choices: Choices = {
  registration_id: 7,
  cuid: 'c',
  participant_id: 9,
  options_locked: false,
  dates_priced: false,
  dates_together: false,
  dates: [date(1, true), date(2, false)],
  options: [option(3, false), option(4, true)],
  questions: [
    {
      id: 5,
      type: 'TEXT',
      title: 'Allergies',
      description: '',
      required: false,
      order: 0,
      choices: [],
      shown_when: null,
      answered_by: 'PARTICIPANT' as const,
    },
    {
      id: 6,
      type: 'CHOICES_MULTIPLE',
      title: 'Jours',
      description: '',
      required: true,
      order: 1,
      choices: [],
      shown_when: null,
      answered_by: 'PARTICIPANT' as const,
    },
  ],
  chosen_options: [
    {
      price_id: 40,
      content: 'Flagey',
    },
  ],
  given_answers: [
    {
      question_id: 6,
      content: ['1', '2'],
    },
  ],
};

test('starts with the values of the registration, and sends all of them back', () => {
  const values = initialChange(choices);
  expect(values).toEqual({
    participant_id: 9,
    dates: [1],
    options: { 4: { price_id: 40, content: 'Flagey' } },
    questions: { 6: ['1', '2'] },
  });
  expect(changeRequest(choices, values)).toEqual({
    registration_id: 7,
    participant_id: 9,
    availability_dates: [{ date_id: 1 }],
    options: [{ price_id: 40, content: 'Flagey' }],
    questions: [
      { question_id: 5, content: null },
      { question_id: 6, content: ['1', '2'] },
    ],
  });
});

test('keeps the answers with the participant who had the place when the form was opened', () => {
  const values = initialChange(choices);
  expect(changeRequest({ ...choices, participant_id: 10 }, values).participant_id).toBe(9);
});

test('maps a refusal to its fields', () => {
  const values = {
    ...initialChange(choices),
    options: { 3: { price_id: 30, content: '' }, 4: { price_id: 40, content: '' } },
  };
  const fields = {
    'availability_dates.2': 'PLACES_TAKEN',
    'options.1.content': 'ANSWER_REQUIRED',
    'questions.6': 'ANSWER_REQUIRED',
    options: 'OPTIONS_LOCKED',
  };
  expect(changeErrors(fields, { choices, values })).toEqual({
    dates: 'PLACES_TAKEN',
    'options.4': 'ANSWER_REQUIRED',
    'questions.6': 'ANSWER_REQUIRED',
    options: 'OPTIONS_LOCKED',
  });
});
