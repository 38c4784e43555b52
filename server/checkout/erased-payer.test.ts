import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let camp: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]),
    service_fee_amount: 50,
    email: 'office@maison.test',
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());
beforeEach(async () => {
  camp = await shop.make.availability(organiser, activity, { capacity: 1 });
});

interface Buyer extends MadeCustomer {
  readonly cart: number;
  readonly reference: string;
}

/** Puts the place into the cart of a family. */
const add = (family: MadeCustomer) =>
  shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    family,
  );
/** Lets the time of a cart end. */
const holdNoMore = ({ cart }: Buyer) =>
  shop.sql('update cart_items set expires_at = $2 where cart_id = $1', [cart, shop.clock.now()]);

/** Sends a family to the payment page of a place, and gives the payment up. */
async function abandonPayment(columns: Readonly<Record<string, unknown>> = {}): Promise<Buyer> {
  const buyer = await shop.make.customer(organiser, columns);
  if ('wallet_amount' in columns)
    await shop.sql(
      `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, $3, 'CORRECTION')`,
      [organiser.id, buyer.id, columns.wallet_amount],
    );
  const { cart } = await add(buyer);
  const answer = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'IMMEDIATE', terms: true },
    buyer,
  );
  await shop.call('giveUpPayment', { cart_id: cart.id }, buyer);
  const reference = new URL(answer.next_action_url ?? '').pathname.split('/').at(-1) ?? '';
  return { ...buyer, cart: cart.id, reference };
}

/** Sends the provider's signed message that the payment was paid after all. */
const pay = ({ reference }: Buyer) => tellPayment(shop, { reference, state: 'paid' });

const erase = (buyer: Buyer, give_up_credit = false) =>
  shop.call('deleteSession', { confirmation: null, give_up_credit }, buyer);
const takenBy = async ({ id }: Made) =>
  (
    await shop.sql<{ id: number }>(
      'select id from registrations where customer_id = $1 and cancelled_at is null',
      [id],
    )
  ).length;
const booksOf = async ({ id }: Made) => {
  const [row] = await shop.sql<{
    wallet_amount: number;
    moved: number;
    state: string;
    late: boolean;
  }>(
    `select c.wallet_amount, p.state, p.late,
       (select coalesce(sum(amount), 0)::integer from wallet_movements m where m.customer_id = c.id) as moved
     from customers c join payments p on p.customer_id = c.id and p.method = 'ONLINE' where c.id = $1`,
    [id],
  );
  return row;
};
/** Lists the late payments of the family, as staff see them. */
const late = async ({ id }: Made) => {
  const { data } = await shop.office('listOfficePayments', { attention: 'LATE' }, staff);
  const [row] = await shop.sql<{ cuid: string }>('select cuid from customers where id = $1', [id]);
  return data.filter(({ customer }) => customer.cuid === row?.cuid);
};

test('money of a family that deleted its account takes no place: staff see it, are notified, and give it back', async () => {
  const buyer = await abandonPayment();
  await erase(buyer);
  expect(await Promise.all(Array.from({ length: 4 }, () => pay(buyer)))).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await takenBy(buyer)).toBe(0);
  expect(await booksOf(buyer)).toEqual({
    wallet_amount: 10_050,
    moved: 10_050,
    state: 'PAID',
    late: true,
  });
  const [payment] = await late(buyer);
  expect(payment).toMatchObject({ amount: 10_050, state: 'PAID' });
  await until(async () => {
    const mails = await shop.sql<{ text: string }>(
      `select text from sent_mails where recipient = 'office@maison.test' and text like '%supprimé son compte%'`,
    );
    return mails.length === 1;
  });
  // another family can take the place as soon as it is free
  await holdNoMore(buyer);
  const next = await shop.make.customer(organiser);
  await add(next);
  await shop.office(
    'refundPayment',
    {
      payment: payment?.cuid ?? '',
      amount: 10_050,
      to: 'BANK',
      reason: 'Compte supprimé',
      due: null,
      used: false,
    },
    staff,
  );
  expect(await booksOf(buyer)).toMatchObject({ wallet_amount: 0, moved: 0, state: 'REFUNDED' });
});

test('once the wallet was given up, nothing more is taken from it', async () => {
  const buyer = await abandonPayment({ wallet_amount: 4_000 });
  await erase(buyer, true);
  expect(await pay(buyer)).toBe(200);
  expect(await takenBy(buyer)).toBe(0);
  expect(await booksOf(buyer)).toMatchObject({ wallet_amount: 10_050, moved: 10_050, late: true });
  expect(await late(buyer)).toHaveLength(1);
});

test('money that comes first buys the place, and the account can be deleted afterwards', async () => {
  const buyer = await abandonPayment();
  expect(await pay(buyer)).toBe(200);
  await erase(buyer);
  expect(await takenBy(buyer)).toBe(1);
  expect(await booksOf(buyer)).toMatchObject({ wallet_amount: 0, late: false });
});

test('a place for which others wait stays free for them', async () => {
  const buyer = await abandonPayment();
  await holdNoMore(buyer);
  const other = await shop.make.customer(organiser);
  await shop.office(
    'registerByStaff',
    {
      customer: other.cuid,
      participant: other.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  const [registration] = await shop.sql<{ cuid: string }>(
    'select cuid from registrations where customer_id = $1',
    [other.id],
  );
  const waitingFamily = await shop.make.customer(organiser);
  await shop.call(
    'joinWaitingList',
    { availability_id: camp.id, participant_id: waitingFamily.participant.id },
    waitingFamily,
  );
  await erase(buyer);
  const cancellation = { registration: registration?.cuid ?? '', message: 'Malade' };
  await Promise.all([
    pay(buyer),
    shop.office('cancelOfficeRegistration', cancellation, staff),
    pay(buyer),
  ]);
  expect([await takenBy(buyer), (await late(buyer)).length]).toEqual([0, 1]);
  expect((await add(waitingFamily)).cart.items).toHaveLength(1);
});

test('a participant removed meanwhile takes no place, and the family gets its money', async () => {
  const buyer = await abandonPayment();
  await holdNoMore(buyer);
  await shop.call(
    'deleteParticipant',
    { participant_id: buyer.participant.id, confirmation: null },
    buyer,
  );
  expect(await pay(buyer)).toBe(200);
  expect(await takenBy(buyer)).toBe(0);
  expect(await booksOf(buyer)).toMatchObject({ wallet_amount: 10_050, late: true });
});

test('at the same moment, either the place is bought before the account is deleted, or the money is late; no place is left without an owner', async () => {
  for (let round = 0; round < 8; round += 1) {
    camp = await shop.make.availability(organiser, activity, { capacity: 1 });
    const buyer = await abandonPayment();
    const both = [() => erase(buyer), () => pay(buyer)];
    await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((run) => run()));
    const [erasure] = await shop.sql<{ before: boolean }>(
      `select c.deleted_at is not null as before from customers c where c.id = $1`,
      [buyer.id],
    );
    const row = await booksOf(buyer);
    const places = await takenBy(buyer);
    expect(erasure).toEqual({ before: true });
    expect(row).toMatchObject({ moved: row?.wallet_amount, state: 'PAID', late: places === 0 });
    expect(row?.wallet_amount).toBe(places === 0 ? 10_050 : 0);
    // a participant bought for before the account went keeps the name until the camp
    const [name] = await shop.sql<{ firstname: string }>(
      'select firstname from participants where id = $1',
      [buyer.participant.id],
    );
    expect(name?.firstname).toBe(places === 0 ? '—' : 'Léa');
  }
});
