import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { changeOnceSeen } from '@ribambelle/testing/seen-price.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;
let lunch: Made & { prices: readonly Made[] };
let bus: Made & { prices: readonly Made[] };

const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08'];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 500 }] });
  bus = await shop.make.option(organiser, activity, {
    prices: [{ amount: 1_000 }, { percentage: 1_000 }],
    answer_required: true,
  });
});
afterAll(() => shop.close());

type Registered = MadeCustomer & { registration_id: number; cuid: string; camp: MadeAvailability };

interface Input {
  readonly camp?: MadeAvailability;
  readonly dates?: readonly number[];
  readonly price_ids?: readonly number[];
  readonly wallet?: number;
  readonly quantity?: number;
}

/** Registers for some dates of a 3-day camp (100,00 €), paid as far as the wallet allows. */
async function register({
  camp,
  dates = [0, 1],
  price_ids = [],
  wallet = 0,
  quantity = 1,
}: Input = {}): Promise<Registered> {
  const course = camp ?? (await shop.make.availability(organiser, activity, { days: DAYS }));
  const buyer = await shop.make.customer(organiser);
  await shop.sql('update customers set wallet_amount = $2 where id = $1', [buyer.id, wallet]);
  const availability_dates = dates.map((index) => dateOf(course, index));
  const options = price_ids.map((price_id) => ({ price_id, content: 'Place Flagey' }));
  const registrations = [{ availability_id: course.id, availability_dates, options, quantity }];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  const { registrations: rows } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  return { ...buyer, registration_id: rows[0]?.id ?? 0, cuid: rows[0]?.cuid ?? '', camp: course };
}

const dateOf = (camp: MadeAvailability, index: number) => camp.dates[index]?.id ?? 0;
const priceOf = (option: typeof lunch, index = 0) => option.prices[index]?.id ?? 0;
const change = (
  who: Registered,
  wish: {
    dates?: readonly number[];
    price_ids?: readonly number[];
    automatic_price?: boolean;
  } = {},
) =>
  changeOnceSeen(
    shop,
    {
      registration_id: who.registration_id,
      availability_dates: (wish.dates ?? [0, 1]).map((index) => ({
        date_id: dateOf(who.camp, index),
      })),
      options: (wish.price_ids ?? []).map((price_id) => ({ price_id, content: 'Place Flagey' })),
      ...(wish.automatic_price === undefined ? {} : { automatic_price: wish.automatic_price }),
    },
    who,
  );
const accountOf = (who: Registered) => shop.call('getAccountRegistration', { cuid: who.cuid }, who);
const takenOn = async (camp: MadeAvailability) =>
  (
    await shop.sql<{ registered: number }>(
      'select registered from availability_dates where availability_id = $1 order by start_at',
      [camp.id],
    )
  ).map(({ registered: count }) => count);
/** Registrations paid otherwise than in the ledger; wallets unlike start plus movements. */
const unbalanced = (who: Registered, walletAtStart: number) =>
  shop.sql(
    `select 'receivable' as what from receivables r join registrations s on s.receivable_id = r.id where s.id = $1
       and (r.paid_amount <> (select coalesce(sum(amount), 0) from payment_allocations l where l.receivable_id = r.id)
         or r.total_amount <> (select coalesce(sum(amount), 0) from receivable_lines l where l.receivable_id = r.id))
     union all select 'wallet' from customers c where c.id = $2
       and c.wallet_amount <> $3 + (select coalesce(sum(amount), 0) from wallet_movements m where m.customer_id = c.id)`,
    [who.registration_id, who.id, walletAtStart],
  );

test('200 exchanges dates: their places follow, the price stays', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: DAYS,
    capacity: 1,
    date_capacity: 1,
  });
  const who = await register({ camp });
  expect(await takenOn(camp)).toEqual([1, 1, 0]);
  expect(await change(who, { dates: [1, 2] })).toMatchObject({
    total_amount: 10_000,
    outstanding_amount: 10_000,
    credit_amount: 0,
  });
  expect(await takenOn(camp)).toEqual([0, 1, 1]);
  expect((await accountOf(who)).dates.map(({ date_id }) => date_id)).toEqual([
    dateOf(camp, 1),
    dateOf(camp, 2),
  ]);
  const staff = await shop.make.collaborator(organiser, ['registrations.read']);
  const { changed_at } = await shop.office(
    'getOfficeRegistration',
    { registration: who.cuid },
    staff,
  );
  expect(changed_at).toBe('2026-01-05T08:00:00.000Z');
  const [event] = await shop.sql(
    `select payload from events where type = 'availability.places.freed' and payload->>'availability_id' = $1`,
    [String(camp.id)],
  );
  expect(event).toMatchObject({ payload: { places: 1 } });
});

test('200 adds and removes options: the difference is owed, or goes to the wallet', async () => {
  const who = await register({ wallet: 12_000 });
  expect(await unbalanced(who, 12_000)).toEqual([]);
  const options = [{ price_id: priceOf(lunch) }, { price_id: priceOf(bus, 1) }];
  const estimated = await shop.call(
    'estimateRegistration',
    { registration_id: who.registration_id, options },
    who,
  );
  expect(estimated).toMatchObject({
    automatic_price: true,
    current_total_amount: 1e4,
    total_amount: 11500,
    difference: 1500,
    deposit_amount: 0,
    outstanding_amount: 1500,
    credit_amount: 0,
  });
  const price_ids = options.map(({ price_id }) => price_id);
  expect(await change(who, { price_ids })).toMatchObject({
    total_amount: 11_500,
    paid_amount: 10_000,
    outstanding_amount: 1_500,
  });
  const { options: chosenOptions } = await accountOf(who);
  expect(chosenOptions.map(({ amount, content }) => ({ amount, content }))).toEqual(
    expect.arrayContaining([
      { amount: 500, content: null },
      { amount: 1_000, content: 'Place Flagey' },
    ]),
  );
  const destination = (await accountOf(who)).reference;
  await shop.call('payWithWallet', { amount: 1_500, destination }, who);
  const back = await change(who, { price_ids: [priceOf(lunch)] });
  expect(back).toMatchObject({
    total_amount: 10_500,
    paid_amount: 10_500,
    outstanding_amount: 0,
    credit_amount: 1_000,
  });
  expect(await unbalanced(who, 12_000)).toEqual([]);
  const { account } = await shop.call('getSession', {}, who);
  expect(account?.wallet.amount).toBe(1_500);
});

test('200 keeps an agreed price, and options that are no longer offered', async () => {
  const who = await register({ price_ids: [priceOf(lunch)] });
  await shop.sql(
    `with line as (insert into receivable_lines (organiser_id, receivable_id, reason, amount)
       select organiser_id, receivable_id, 'CORRECTION', -2000 from registrations where id = $1)
     update receivables set total_amount = 8000 where id = (select receivable_id from registrations where id = $1)`,
    [who.registration_id],
  );
  await shop.sql('update option_prices set active = false where id = $1', [priceOf(lunch)]);
  const both = [priceOf(lunch), priceOf(bus)];
  await expect(change(who, { price_ids: both })).rejects.toMatchObject({
    code: 'REGISTRATION_PRICE_CHANGED',
    status: 409,
  });
  const { options, chosen_options } = await shop.call(
    'getRegistrationChoices',
    { cuid: who.cuid },
    who,
  );
  expect(options.flatMap(({ prices }) => prices.map(({ id }) => id))).toContain(priceOf(lunch));
  expect(chosen_options).toEqual([{ price_id: priceOf(lunch), content: null }]);
  expect(await change(who, { price_ids: both, automatic_price: false })).toMatchObject({
    total_amount: 9_000,
  });
  expect(await change(who, { price_ids: [], automatic_price: false })).toMatchObject({
    total_amount: 7_500,
  });
  await expect(
    change(who, { price_ids: [priceOf(lunch)], automatic_price: false }),
  ).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
    fields: { 'options.0.price_id': 'UNKNOWN_PRICE' },
  });
  await shop.sql('update option_prices set active = true where id = $1', [priceOf(lunch)]);
});

test('200 changes answers, and shows them as a form holds them', async () => {
  const activityAsking = await shop.make.activity(organiser);
  const choices = JSON.stringify([
    { id: 1, label: { fr: 'Rouge', en: 'Red' } },
    { id: 2, label: { fr: 'Bleu', en: 'Blue' } },
  ]);
  const colours = await shop.make.question(organiser, activityAsking, {
    type: 'CHOICES_MULTIPLE',
    choices,
    required: true,
  });
  const words = await shop.make.question(organiser, activityAsking);
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, activityAsking, { days: DAYS });
  const availability_dates = camp.dates.map(({ id }) => id);
  const questions = [{ question_id: colours.id, content: ['1'] }];
  const registrations = [{ availability_id: camp.id, availability_dates, questions }];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  const { registrations: rows } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  const { id: registration_id = 0, cuid = '' } = rows[0] ?? {};
  const send = (answers: { question_id: number; content: string | string[] | null }[]) =>
    shop.call(
      'updateRegistration',
      { registration_id, availability_dates, questions: answers },
      buyer,
    );
  await send([
    { question_id: colours.id, content: ['1', '2'] },
    { question_id: words.id, content: 'Noix' },
  ]);
  const { given_answers } = await shop.call('getRegistrationChoices', { cuid }, buyer);
  expect(given_answers).toEqual(
    expect.arrayContaining([
      { question_id: colours.id, content: ['1', '2'] },
      { question_id: words.id, content: 'Noix' },
    ]),
  );
  await expect(send([{ question_id: words.id, content: 'Noix' }])).rejects.toMatchObject({
    fields: { [`questions.${colours.id}`]: 'ANSWER_REQUIRED' },
  });
  await shop.sql('update questions set active = false where id = $1', [colours.id]);
  await send([]);
  expect((await shop.call('getRegistrationChoices', { cuid }, buyer)).given_answers).toEqual([]);
});

test('409 a change that costs more and names no total is refused with the new one', async () => {
  const who = await register();
  const options = [{ price_id: priceOf(lunch) }];
  const { registration_id } = who;
  const dearer = {
    registration_id,
    availability_dates: who.camp.dates.map(({ id }) => id),
    options,
  };
  const { total_amount } = await shop.call('estimateRegistration', dearer, who);
  await expect(shop.call('updateRegistration', dearer, who)).rejects.toMatchObject({
    status: 409,
    code: 'REGISTRATION_PRICE_CHANGED',
    details: { total_amount },
  });
  expect(await accountOf(who)).toMatchObject({ options: [] });
  await shop.call('updateRegistration', { ...dearer, total_amount }, who);
  await shop.call('updateRegistration', { ...dearer, options: [] }, who);
});

test('409 for a date that is taken, held, or cannot be added; nothing is changed', async () => {
  const camp = await shop.make.availability(organiser, activity, { days: DAYS, date_capacity: 1 });
  const who = await register({ camp, dates: [0] });
  await register({ camp, dates: [1] });
  const holder = await shop.make.customer(organiser);
  const registrations = [{ availability_id: camp.id, availability_dates: [dateOf(camp, 2)] }];
  await shop.call('addCartItems', { participant_id: holder.participant.id, registrations }, holder);
  const errors = {
    [`availability_dates.${dateOf(camp, 1)}`]: 'PLACES_TAKEN',
    [`availability_dates.${dateOf(camp, 2)}`]: 'PLACES_TAKEN',
  };
  await expect(change(who, { dates: [1, 2] })).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
    status: 409,
    fields: errors,
  });
  const { dates } = await shop.call('getRegistrationChoices', { cuid: who.cuid }, who);
  expect(dates).toMatchObject([
    { chosen: true, selectable: true },
    { chosen: false, selectable: false, places_left: 0 },
    { chosen: false, selectable: false, places_left: 0 },
  ]);
  await shop.sql(`update availability_dates set status = 'CLOSED', capacity = null where id = $1`, [
    dateOf(camp, 2),
  ]);
  await expect(change(who, { dates: [0, 2] })).rejects.toMatchObject({ code: 'DATE_NOT_BOOKABLE' });
  const elsewhere = await shop.make.availability(organiser, activity);
  await expect(change({ ...who, camp: elsewhere }, { dates: [0] })).rejects.toMatchObject({
    code: 'DATE_NOT_BOOKABLE',
  });
  expect((await accountOf(who)).dates.map(({ date_id }) => date_id)).toEqual([dateOf(camp, 0)]);
  expect(await takenOn(camp)).toEqual([1, 1, 0]);
});

test('200 for one of two changes to the last place at once, with the quantity counted', async () => {
  const camp = await shop.make.availability(organiser, activity, { days: DAYS, date_capacity: 3 });
  const both = [
    await register({ camp, dates: [0], quantity: 2 }),
    await register({ camp, dates: [1], quantity: 2 }),
  ];
  const outcomes = await Promise.allSettled(both.map((who) => change(who, { dates: [2] })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await takenOn(camp))[2]).toBe(2);
});

test('409 for options once a date has started, which stays in any case; 409 when it is over', async () => {
  const who = await register({ price_ids: [priceOf(lunch)] });
  shop.clock.set('2026-07-06T10:00:00.000Z');
  await shop
    .sql('update sessions set last_seen_at = $1, expires_at = $2', [
      '2026-07-06T10:00:00Z',
      '2027-01-01T00:00:00Z',
    ])
    .catch(() => []);
  const choices = await shop.call('getRegistrationChoices', { cuid: who.cuid }, who);
  expect(choices).toMatchObject({
    options_locked: true,
    dates: [{ locked: true, selectable: false }, { locked: false, selectable: true }, {}],
  });
  await expect(change(who, { price_ids: [] })).rejects.toMatchObject({
    code: 'OPTIONS_LOCKED',
    fields: { options: 'OPTIONS_LOCKED' },
  });
  await change(who, { dates: [2], price_ids: [priceOf(lunch)] });
  expect((await accountOf(who)).dates.map(({ date_id }) => date_id)).toEqual([
    dateOf(who.camp, 0),
    dateOf(who.camp, 2),
  ]);
  shop.clock.set('2026-07-08T17:00:00.000Z');
  await expect(change(who, { price_ids: [priceOf(lunch)] })).rejects.toMatchObject({
    code: 'REGISTRATION_OVER',
  });
  await expect(shop.call('getRegistrationChoices', { cuid: who.cuid }, who)).rejects.toMatchObject({
    code: 'REGISTRATION_OVER',
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('404 for another family’s; 400 without a date; 409 once it is cancelled', async () => {
  const who = await register();
  const other = await shop.make.customer(organiser);
  const theirs = { ...who, token: other.token };
  await expect(change(theirs)).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
    status: 404,
  });
  await expect(
    shop.call('getRegistrationChoices', { cuid: who.cuid }, other),
  ).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  const request = { registration_id: who.registration_id, options: [] };
  await expect(shop.call('estimateRegistration', request, other)).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  await expect(change(who, { dates: [] })).rejects.toMatchObject({
    code: 'AVAILABILITY_DATES_REQUIRED',
    status: 400,
    fields: { availability_dates: 'AVAILABILITY_DATES_REQUIRED' },
  });
  await shop.call(
    'cancelRegistration',
    { registration_id: who.registration_id, message: 'Malade' },
    who,
  );
  await expect(change(who)).rejects.toMatchObject({
    code: 'REGISTRATION_ALREADY_CANCELLED',
    status: 409,
  });
});
