import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

interface Buyer extends MadeCustomer {
  readonly cart: number;
  readonly item: number;
}

async function cartWith(
  activity: Made,
  columns: object = {},
): Promise<{ camp: MadeAvailability; buyer: Buyer }> {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    ...columns,
  });
  const customer = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: customer.participant.id, registrations },
    customer,
  );
  return { camp, buyer: { ...customer, cart: cart.id, item: cart.items[0]?.id ?? 0 } };
}

const checkout = (buyer: Buyer, language = 'fr') =>
  shop.call(
    'checkoutCart',
    { cart_id: buyer.cart, payment_strategy: 'DELAYED', terms: true },
    { ...buyer, headers: { 'accept-language': language } },
  );

const cartOf = async (buyer: Buyer) => (await shop.call('getSession', {}, buyer)).cart;

const PAST = '2026-01-02';
const pastHours = `start_at = '${PAST}T09:00:00Z', end_at = '${PAST}T16:00:00Z'`;

test.each([
  [
    'AVAILABILITY_CLOSED',
    'a closed availability',
    `update availabilities set closed = true, status = 'CLOSED' where id = $1`,
    { fr: 'Les inscriptions sont fermées pour cette date.', en: 'Registrations are closed here.' },
  ],
  [
    'DATE_NOT_BOOKABLE',
    'a closed date',
    `update availability_dates set status = 'CLOSED' where availability_id = $1 and start_at < '2026-07-07'`,
    { fr: 'Cette date ne peut pas être réservée.', en: 'This date cannot be booked.' },
  ],
  [
    'ACTIVITY_WITHDRAWN',
    'a withdrawn activity',
    `update activities set published = false where id = (select activity_id from availabilities where id = $1)`,
    { fr: 'Cette activité n’est plus proposée.', en: 'This activity is no longer offered.' },
  ],
  [
    'DATE_NOT_BOOKABLE',
    'a date that was moved into the past',
    `update availability_dates set ${pastHours} where availability_id = $1 and start_at > '2026-07-07'`,
    { fr: 'Cette date ne peut pas être réservée.', en: 'This date cannot be booked.' },
  ],
  [
    'AVAILABILITY_STARTED',
    'what has started',
    `update availabilities set start_at = '${PAST}T09:00:00Z' where id = $1`,
    { fr: 'Cette activité a déjà commencé.', en: 'This activity has already started.' },
  ],
  [
    'AVAILABILITY_ENDED',
    'what is over',
    `update availabilities set ${pastHours} where id = $1`,
    { fr: 'Cette activité est terminée.', en: 'This activity is over.' },
  ],
  [
    'REGISTRATIONS_NOT_OPEN',
    'what opens later since',
    `update availabilities set registrations_start_at = '2026-02-01' where id = $1`,
    {
      fr: 'Les inscriptions ne sont pas encore ouvertes.',
      en: 'Registrations have not opened yet.',
    },
  ],
] as const)('409 %s for %s; the cart is unchanged', async (code, _what, statement, messages) => {
  const { camp, buyer } = await cartWith(await shop.make.activity(organiser));
  await shop.sql(statement, [camp.id]);
  const before = await cartOf(buyer);
  for (const language of LANGUAGES)
    await expect(checkout(buyer, language)).rejects.toMatchObject({
      code,
      status: 409,
      message: messages[language],
      fields: { [`items.${buyer.item}`]: code },
    });
  expect(await cartOf(buyer)).toEqual(before);
  expect(await shop.sql('select id from registrations where cart_id = $1', [buyer.cart])).toEqual(
    [],
  );
});

test.each([
  ['AGE_NOT_ALLOWED', `update participants set birthdate = '2022-01-01' where id = $1`],
  ['BIRTHDATE_NEEDED', `update participants set birthdate = null where id = $1`],
  ['PARTICIPANT_NOT_FOUND', `update participants set deleted_at = now() where id = $1`],
] as const)(
  '%s when the participant changed since; the cart is unchanged',
  async (code, statement) => {
    const activity = await shop.make.activity(organiser, { age_minimum: 6, age_maximum: 12 });
    const { buyer } = await cartWith(activity);
    await shop.sql(statement, [buyer.participant.id]);
    await expect(checkout(buyer)).rejects.toMatchObject({
      code,
      fields: { [`items.${buyer.item}`]: code },
    });
    expect(await shop.sql('select id from registrations where cart_id = $1', [buyer.cart])).toEqual(
      [],
    );
  },
);

test('200 the age counts on the first chosen day, and dates left out are ignored', async () => {
  const activity = await shop.make.activity(organiser, { age_minimum: 6, age_maximum: 12 });
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07', '2026-07-08'],
  });
  const customer = await shop.make.customer(organiser);
  const six = await shop.make.participant(organiser, customer, { birthdate: '2020-07-07' });
  const add = (dates: MadeAvailability['dates']) => {
    const registrations = [
      { availability_id: camp.id, availability_dates: dates.map(({ id }) => id) },
    ];
    return shop.call('addCartItems', { participant_id: six.id, registrations }, customer);
  };
  await expect(add(camp.dates)).rejects.toMatchObject({ code: 'AGE_NOT_ALLOWED' });
  const { cart } = await add(camp.dates.slice(1));
  await checkout({ ...customer, cart: cart.id, item: 0 });
  expect((await shop.call('listAccountRegistrations', {}, customer)).count).toBe(1);
});

test('200 when only the registration period has ended since', async () => {
  const { camp, buyer } = await cartWith(await shop.make.activity(organiser));
  await shop.sql(`update availabilities set registrations_end_at = '2026-01-01' where id = $1`, [
    camp.id,
  ]);
  expect((await checkout(buyer)).cart.status).toBe('PROCESSED');
});

test('200 for a started availability if late registration is allowed', async () => {
  const activity = await shop.make.activity(organiser, { allow_registrations_after_start: true });
  const { camp, buyer } = await cartWith(activity);
  await shop.sql(`update availabilities set start_at = '${PAST}T09:00:00Z' where id = $1`, [
    camp.id,
  ]);
  expect((await checkout(buyer)).cart.status).toBe('PROCESSED');
});
