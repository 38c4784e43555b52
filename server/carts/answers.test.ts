import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let customer: MadeCustomer;
let camp: MadeAvailability;
/** A text, a day, one of two, several of two; none is required. */
let ids: { text: number; day: number; one: number; several: number };

const CHOICES = JSON.stringify([
  { id: 1, label: { fr: 'Nage' } },
  { id: 2, label: { fr: 'Flotte' } },
]);

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  customer = await shop.make.customer(organiser);
  const activity = await shop.make.activity(organiser);
  const ask = async (type: string, choices = '[]') =>
    (await shop.make.question(organiser, activity, { type, choices, required: false })).id;
  ids = {
    text: await ask('TEXT'),
    day: await ask('DATE'),
    one: await ask('CHOICES_SINGLE', CHOICES),
    several: await ask('CHOICES_MULTIPLE', CHOICES),
  };
  camp = await shop.make.availability(organiser, activity);
});
afterAll(() => shop.close());

const add = (questions: { question_id: number; content: string | string[] | null }[]) =>
  shop.call(
    'addCartItems',
    {
      participant_id: customer.participant.id,
      registrations: [
        {
          availability_id: camp.id,
          availability_dates: camp.dates.map(({ id }) => ({ date_id: id })),
          questions,
        },
      ],
    },
    customer,
  );

test.each([
  ['a day that does not exist', 'day', '2026-02-31', 'INVALID_DATE'],
  ['a choice that is not offered', 'one', '3', 'UNKNOWN_CHOICE'],
  ['a list where one is asked for', 'one', ['1', '2'], 'ANSWER_INVALID'],
  ['a choice of several that is not offered', 'several', ['1', '9'], 'UNKNOWN_CHOICE'],
] as const)('400 %s is refused under its question', async (_case, question, content, code) => {
  const question_id = ids[question];
  const value = typeof content === 'string' ? content : [...content];
  await expect(add([{ question_id, content: value }])).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
    status: 400,
    fields: { [`registrations.0.questions.${question_id}`]: code },
  });
});

test('400 an answer of a thousand words is too long', async () => {
  await expect(
    add([{ question_id: ids.text, content: 'mot '.repeat(2_000) }]),
  ).rejects.toMatchObject({
    fields: { [`registrations.0.questions.${ids.text}`]: 'ANSWER_TOO_LONG' },
  });
});

test('400 for an unknown question, and for one answered twice', async () => {
  await expect(add([{ question_id: 7, content: 'x' }])).rejects.toMatchObject({
    fields: { 'registrations.0.questions.7': 'UNKNOWN_QUESTION' },
  });
  const twice = { question_id: ids.text, content: 'x' };
  await expect(add([twice, twice])).rejects.toMatchObject({
    fields: { [`registrations.0.questions.${ids.text}`]: 'QUESTION_ANSWERED_TWICE' },
  });
});

test('400 a required question must be answered when shown, and is neither required nor kept when hidden', async () => {
  const activity = await shop.make.activity(organiser);
  const first = await shop.make.question(organiser, activity, {
    type: 'CHOICES_SINGLE',
    choices: CHOICES,
  });
  const second = await shop.make.question(organiser, activity, {
    order: 1,
    required: true,
    shown_when_question_id: first.id,
    shown_when_choice_ids: [2],
  });
  const ownCamp = await shop.make.availability(organiser, activity);
  const { questions: shownQuestions } = await shop.call('getAvailability', {
    availability: ownCamp.cuid,
  });
  expect(shownQuestions.map(({ shown_when }) => shown_when)).toEqual([
    null,
    { question_id: first.id, choice_ids: [2] },
  ]);
  const register = async (questions: { question_id: number; content: string }[]) => {
    const availability_dates = ownCamp.dates.map(({ id }) => id);
    const registration = { availability_id: ownCamp.id, availability_dates, questions };
    const request = { participant_id: customer.participant.id, registrations: [registration] };
    await shop.call('addCartItems', request, customer);
  };
  await expect(register([{ question_id: first.id, content: '2' }])).rejects.toMatchObject({
    fields: { [`registrations.0.questions.${second.id}`]: 'ANSWER_REQUIRED' },
  });
  await register([
    { question_id: first.id, content: '1' },
    { question_id: second.id, content: 'typed before' },
  ]);
  const items = await shop.sql('select questions from cart_items where availability_id = $1', [
    ownCamp.id,
  ]);
  expect(items).toEqual([{ questions: [{ question_id: first.id, content: '1' }] }]);
});

test('200 one answer for the family is kept for each of its children', async () => {
  const activity = await shop.make.activity(organiser);
  const pickup = await shop.make.question(organiser, activity, {
    required: true,
    answered_by: 'FAMILY',
  });
  const ownCamp = await shop.make.availability(organiser, activity);
  const tom = await shop.make.participant(organiser, customer);
  const registration = (participant_id: number, content: string | null) => ({
    participant_id,
    availability_id: ownCamp.id,
    availability_dates: ownCamp.dates.map(({ id }) => id),
    questions: [{ question_id: pickup.id, content }],
  });
  const both = (content: string | null) => [
    registration(customer.participant.id, content),
    registration(tom.id, null),
  ];
  await expect(
    shop.call('addCartItems', { registrations: both(null) }, customer),
  ).rejects.toMatchObject({
    fields: { [`registrations.1.questions.${pickup.id}`]: 'ANSWER_REQUIRED' },
  });
  await shop.call('addCartItems', { registrations: both('Mamie Rose') }, customer);
  const items = await shop.sql('select questions from cart_items where availability_id = $1', [
    ownCamp.id,
  ]);
  const answer = [{ question_id: pickup.id, content: 'Mamie Rose' }];
  expect(items).toEqual([{ questions: answer }, { questions: answer }]);
});

test('409 for adding an activity by request as a registration', async () => {
  const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  const availability = await shop.make.availability(organiser, activity);
  const registration = {
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => ({ date_id: id })),
  };
  const request = { participant_id: customer.participant.id, registrations: [registration] };
  await expect(shop.call('addCartItems', request, customer)).rejects.toMatchObject({
    code: 'REGISTRATION_BY_REQUEST',
    status: 409,
  });
});
