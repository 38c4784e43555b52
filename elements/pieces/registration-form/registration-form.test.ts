import { texts } from '@ribambelle/texts/fr/cart.ts';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAvailability, sampleDate } from '../../sample-answers.ts';
import { ageError, ageHint } from './age-hint.ts';
import { fieldErrorsOf, fieldsOf } from './form-errors.ts';
import { initialValues, type RegistrationValues, registrationsOf } from './form-values.ts';

const shirt = {
  id: 31,
  title: 'T-shirt',
  description: '',
  order: 1,
  answer_required: true,
  prices: [
    {
      id: 311,
      label: 'Un t-shirt',
      amount: 1400,
      percentage: 0,
      left: null,
    },
  ],
};
const question = {
  id: 41,
  type: 'TEXT' as const,
  title: 'Qui vient ?',
  description: '',
  required: true,
  order: 1,
  choices: [],
  shown_when: null,
  answered_by: 'PARTICIPANT' as const,
};
const availability = sampleAvailability({ options: [shirt], questions: [question] });
const filled_values: RegistrationValues = {
  ...initialValues([availability], {
    now: SAMPLE_NOW,
    wanted_dates: [],
  }),
  participant_ids: [5],
  people: {
    5: {
      quantity: 1,
      options: {
        31: {
          price_id: 311,
          content: ' Taille 8 ',
        },
      },
      questions: { 41: 'Odile' },
    },
  },
};

describe('the initially chosen dates', () => {
  const chosenDates = (dates: readonly string[], changes = {}) =>
    initialValues([sampleAvailability(changes)], { now: SAMPLE_NOW, wanted_dates: dates }).dates[7];

  it('are all dates that can be booked', () => {
    const dates = [
      sampleDate(6),
      sampleDate(7, { status: 'CLOSED' }),
      sampleDate(8, { registered: 10 }),
      sampleDate(9),
    ];
    expect(chosenDates([], { dates })).toEqual([106, 109]);
  });

  it('are those of the address when it names some that can be booked', () => {
    expect(chosenDates(['cdate8', 'cdate99'])).toEqual([108]);
    expect(chosenDates(['cdate99'])).toHaveLength(5);
  });
});

describe('field errors', () => {
  it('are empty for a complete form', () => {
    expect(fieldErrorsOf({ availabilities: [availability], values: filled_values })).toEqual({});
  });

  it('are given for each field, with the code of the server', () => {
    expect(
      fieldErrorsOf({
        availabilities: [availability],
        values: { ...filled_values, participant_ids: [], dates: { 7: [] } },
      }),
    ).toEqual({
      participant_ids: 'PARTICIPANT_NOT_FOUND',
      'dates.7': 'AVAILABILITY_DATES_REQUIRED',
    });
  });

  it('are given for the child concerned', () => {
    const tom = { quantity: 1, options: { 31: { price_id: 311, content: '' } }, questions: {} };
    const values = {
      ...filled_values,
      participant_ids: [5, 6],
      people: { ...filled_values.people, 6: tom },
    };
    expect(fieldErrorsOf({ availabilities: [availability], values })).toEqual({
      '6.options.31': 'ANSWER_REQUIRED',
      '6.questions.41': 'ANSWER_REQUIRED',
    });
  });

  it('are given for the child for whom no piece is left, as far as the page knows', () => {
    const scarce = { ...shirt, prices: shirt.prices.map((price) => ({ ...price, left: 1 })) };
    const last = sampleAvailability({ options: [scarce], questions: [] });
    const jeanne = filled_values.people[5] ?? { quantity: 1, options: {}, questions: {} };
    const values = { ...filled_values, participant_ids: [5, 6], people: { 5: jeanne, 6: jeanne } };
    expect(fieldErrorsOf({ availabilities: [last], values })).toEqual({
      '6.options.31': 'OPTION_SOLD_OUT',
    });
    expect(
      fieldErrorsOf({ availabilities: [last], values: { ...values, participant_ids: [5] } }),
    ).toEqual({});
  });

  it('of the server appear at the same fields', () => {
    const fields = {
      'registrations.0.availability_dates.108': 'PLACES_TAKEN',
      'registrations.0.options.0.content': 'ANSWER_TOO_LONG',
      'registrations.0.participant_id': 'AGE_NOT_ALLOWED',
      'registrations.1.participant_id': 'ALREADY_REGISTERED',
      'registrations.1.quantity': 'QUANTITY_INVALID',
      'registrations.4.quantity': 'QUANTITY_INVALID',
      bundles: 'BUNDLE_NOT_FOUND',
    };
    const values = { ...filled_values, participant_ids: [5, 6] };
    expect(fieldsOf(fields, { availabilities: [availability], values })).toEqual({
      'dates.7': 'PLACES_TAKEN',
      '5.options.31': 'ANSWER_TOO_LONG',
      '5': 'AGE_NOT_ALLOWED',
      '6': 'ALREADY_REGISTERED',
      '6.quantity': 'QUANTITY_INVALID',
    });
  });
});

it('sends each child’s registrations together, in the order of choice', () => {
  const other = sampleAvailability({ id: 8, cuid: 'cother', dates: [sampleDate(20)] });
  const values = { ...filled_values, participant_ids: [6, 5] };
  expect(
    registrationsOf([availability, other], values).map(
      ({ participant_id, availability_id, questions }) => [
        participant_id,
        availability_id,
        questions[0]?.content,
      ],
    ),
  ).toEqual([
    [6, 7, null],
    [6, 8, undefined],
    [5, 7, 'Odile'],
    [5, 8, undefined],
  ]);
});

it('sends one registration for each availability, with answers only where a question is asked', () => {
  const other = sampleAvailability({ id: 8, cuid: 'cother', dates: [sampleDate(20)] });
  const jeanne = { quantity: 2, options: {}, questions: {}, ...filled_values.people[5] };
  const values = {
    ...filled_values,
    people: { 5: { ...jeanne, quantity: 2 } },
    dates: { 7: [106], 8: [120] },
  };
  expect(registrationsOf([availability, other], values)).toEqual([
    {
      participant_id: 5,
      availability_id: 7,
      quantity: 2,
      availability_dates: [{ date_id: 106 }],
      options: [
        {
          price_id: 311,
          content: 'Taille 8',
        },
      ],
      questions: [
        {
          question_id: 41,
          content: 'Odile',
        },
      ],
    },
    {
      participant_id: 5,
      availability_id: 8,
      quantity: 2,
      availability_dates: [{ date_id: 120 }],
      options: [],
      questions: [],
    },
  ]);
});

it.each([
  ['2020-07-06', null],
  ['2020-07-07', 'too_young'],
  ['2013-07-07', null],
  ['2013-07-06', 'too_old'],
  [null, 'no_birthdate'],
])('for a child born on %s and ages 6 to 12, says: %s', (birthdate, hint) => {
  expect(
    ageHint(
      { birthdate },
      { availabilities: [availability], date_ids: [], time_zone: 'Europe/Brussels' },
    )?.kind ?? null,
  ).toBe(hint);
});

describe('a participant outside the age limits', () => {
  const rows = {
    availabilities: [availability],
    date_ids: [],
    time_zone: 'Europe/Brussels',
    texts,
    language: 'fr',
  } as const;
  const person = (id: number, firstname: string, birthdate: string) => ({
    id,
    firstname,
    birthdate,
  });
  const jeanne = person(1, 'Jeanne', '2018-01-01');
  const leon = person(2, 'Léon', '2021-01-01');
  const adele = person(3, 'Adèle', '2016-01-01');

  it('is told why, and who is within them', () => {
    expect(ageError(2, { ...rows, participants: [jeanne, leon, adele] })).toBe(
      'Léon aura 5 ans le premier jour, et « Natation » accueille dès 6 ans. Jeanne et Adèle ont l’âge demandé.',
    );
    const mother = person(4, 'Camille', '1985-01-01');
    expect(ageError(4, { ...rows, participants: [mother] })).toBe(
      'Camille aura 41 ans le premier jour, et « Natation » accueille jusqu’à 12 ans. Choisissez ou ajoutez quelqu’un d’autre.',
    );
  });

  it('is told nothing when the age is right, or nobody is chosen yet', () => {
    expect(ageError(1, { ...rows, participants: [jeanne, leon] })).toBeUndefined();
    expect(ageError(null, { ...rows, participants: [leon] })).toBeUndefined();
  });
});
