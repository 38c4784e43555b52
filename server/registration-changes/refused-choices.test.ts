import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let camp: MadeAvailability & { cuid: string };
let lunch: Made & { prices: readonly Made[] };
let anne: MadeCustomer;
let staff: Made & { token: string };
let registration_id: number;
const questions = new Map<string, number>();
const DEAR = 900_000_000;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity);
  lunch = await shop.make.option(organiser, activity, {
    prices: [{ amount: 500 }, { amount: 700 }],
  });
  anne = await shop.make.customer(organiser);
  staff = await shop.make.collaborator(organiser, ['registrations.create', 'registrations.read']);
  const reply = await shop.call(
    'addCartItems',
    {
      participant_id: anne.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: [{ date_id: dateOf(camp) }] },
      ],
    },
    anne,
  );
  const order = { cart_id: reply.cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, anne);
  const success = await shop.call('getCheckoutSuccess', { cart: reply.cart.cuid }, anne);
  registration_id = success.registrations[0]?.id ?? 0;
  const choices = JSON.stringify([{ id: 1, label: { fr: 'S' } }]);
  for (const [name, columns] of [
    ['text', { type: 'TEXT' }],
    ['choice', { type: 'CHOICES_SINGLE', choices }],
    ['day', { type: 'DATE' }],
  ] as const)
    questions.set(name, (await shop.make.question(organiser, activity, columns)).id);
});
afterAll(() => shop.close());

const dateOf = ({ dates }: MadeAvailability) => dates[0]?.id ?? 0;
const question = (name: string) => questions.get(name) ?? 0;
const twice = () => lunch.prices.map(({ id }) => ({ price_id: id, content: null }));

describe('400 updateRegistration reports the error of each choice', () => {
  const change = (changes: object) =>
    shop.call(
      'updateRegistration',
      { registration_id, availability_dates: [{ date_id: dateOf(camp) }], ...changes },
      anne,
    );
  const cases: readonly (readonly [code: string, wants: () => object, path: () => string])[] = [
    ['OPTION_CHOSEN_TWICE', () => ({ options: twice() }), () => 'options.1.price_id'],
    ...(
      [
        ['ANSWER_INVALID', 'text', ['one', 'two']],
        ['ANSWER_TOO_LONG', 'text', 'x'.repeat(501)],
        ['UNKNOWN_CHOICE', 'choice', '9'],
        ['INVALID_DATE', 'day', '2026-02-30'],
      ] as const
    ).map(
      ([code, name, content]) =>
        [
          code,
          () => ({ questions: [{ question_id: question(name), content }] }),
          () => `questions.${question(name)}`,
        ] as const,
    ),
    [
      'UNKNOWN_QUESTION',
      () => ({ questions: [{ question_id: 999_999, content: 'x' }] }),
      () => 'questions.999999',
    ],
    [
      'QUESTION_ANSWERED_TWICE',
      () => ({
        questions: ['one', 'two'].map((content) => ({ question_id: question('text'), content })),
      }),
      () => `questions.${question('text')}`,
    ],
  ];
  test.each(cases)('%s', async (code, wish, path) => {
    await expect(change(wish())).rejects.toMatchObject({
      code: 'ANSWERS_INVALID',
      fields: { [path()]: code },
    });
  });
});

test('400 estimateRegistration: OPTION_CHOSEN_TWICE', async () => {
  await expect(
    shop.call('estimateRegistration', { registration_id, options: twice() }, anne),
  ).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
    fields: { 'options.1.price_id': 'OPTION_CHOSEN_TWICE' },
  });
});

describe('400 by staff', () => {
  const estimate = (changes: object) =>
    shop.office(
      'estimateStaffRegistration',
      { availability: camp.cuid, date_ids: [dateOf(camp)], ...changes },
      staff,
    );
  const register = (changes: object, of: MadeAvailability & { cuid: string } = camp) =>
    shop.office(
      'registerByStaff',
      {
        customer: anne.cuid,
        participant: anne.participant.cuid,
        availability: of.cuid,
        date_ids: [dateOf(of)],
        ...changes,
      },
      staff,
    );

  test('an estimate with a duplicate option, or an unknown price', async () => {
    const price_ids = lunch.prices.map(({ id }) => id);
    await expect(estimate({ price_ids })).rejects.toMatchObject({
      fields: { 'options.1.price_id': 'OPTION_CHOSEN_TWICE' },
    });
    await expect(estimate({ price_ids: [999_999] })).rejects.toMatchObject({
      fields: { 'options.0.price_id': 'UNKNOWN_PRICE' },
    });
  });

  test('a price above the maximum, estimated or registered', async () => {
    const dear = await shop.make.availability(organiser, activity, { price: DEAR });
    const dearWish = { availability: dear.cuid, date_ids: [dateOf(dear)], quantity: 1000 };
    await expect(estimate(dearWish)).rejects.toMatchObject({ code: 'PRICE_TOO_HIGH' });
    await expect(register({ quantity: 1000 }, dear)).rejects.toMatchObject({
      code: 'PRICE_TOO_HIGH',
    });
  });
});
