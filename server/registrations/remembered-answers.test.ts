import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let tom: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
  tom = await shop.make.participant(organiser, anne);
});
afterAll(() => shop.close());

/** An activity that asks for allergies, and a camp of it. */
async function campThatAsks() {
  const activity = await shop.make.activity(organiser);
  const question = await shop.make.question(organiser, activity, { required: true });
  const shirt = await shop.make.option(organiser, activity, {
    answer_required: true,
    prices: [{ amount: 500 }],
  });
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  return { camp, question, shirt };
}

const answersFor = (availability: string, as = anne) =>
  shop.call('getRememberedAnswers', { availabilities: [availability] }, as);

test('200 proposes answers from the cart and from registrations at another activity, each for its own child', async () => {
  const first = await campThatAsks();
  const second = await campThatAsks();
  expect(await answersFor(first.camp.cuid)).toEqual({ questions: [], options: [] });
  const wish = (participant_id: number, content: string) => ({
    participant_id,
    availability_id: first.camp.id,
    availability_dates: first.camp.dates.map(({ id }) => id),
    questions: [{ question_id: first.question.id, content }],
  });
  const { cart } = await shop.call(
    'addCartItems',
    {
      registrations: [
        {
          ...wish(anne.participant.id, 'Arachides'),
          options: [{ price_id: first.shirt.prices[0]?.id ?? 0, content: '8 ans' }],
        },
        wish(tom.id, 'Aucune'),
      ],
    },
    anne,
  );
  const proposed = {
    questions: expect.arrayContaining([
      {
        participant_id: anne.participant.id,
        question_id: second.question.id,
        content: 'Arachides',
      },
      { participant_id: tom.id, question_id: second.question.id, content: 'Aucune' },
    ]),
    options: [
      { participant_id: anne.participant.id, option_id: second.shirt.id, content: '8 ans' },
    ],
  };
  expect(await answersFor(second.camp.cuid)).toEqual(proposed);
  const purchase = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', purchase, anne);
  expect(await answersFor(second.camp.cuid)).toEqual(proposed);
});

test('200 reveals nothing to another family; 401 for a visitor', async () => {
  const { camp } = await campThatAsks();
  const other = await shop.make.customer(organiser);
  expect(await answersFor(camp.cuid, other)).toEqual({ questions: [], options: [] });
  await expect(
    shop.call('getRememberedAnswers', { availabilities: [camp.cuid] }),
  ).rejects.toMatchObject({ status: 401 });
});
