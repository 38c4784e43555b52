import type { AdvanceStrategy } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const START = '2096-01-05T08:00:00.000Z';
const PRICE = 12_000;
let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let ben: MadeCustomer;
let camp: MadeAvailability;
let registration: string;

beforeAll(async () => {
  // later than the clock of the queue, so that jobs of another day wait
  shop = await openShop({ jobs: true, now: START });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

/** A camp of one place on two days that is taken, and two families in line for it. */
beforeEach(async () => {
  shop.clock.set(START);
  activity = await shop.make.activity(organiser, { waiting_list_mode: 'BUY' });
  anne = await shop.make.customer(organiser);
  ben = await shop.make.customer(organiser, { firstname: 'Ben', language: 'en' });
  camp = await shop.make.availability(organiser, activity, {
    days: ['2096-07-06', '2096-07-07'],
    capacity: 1,
    price: PRICE,
  });
  registration = await register(await shop.make.customer(organiser));
  for (const family of [anne, ben])
    await shop.call(
      'joinWaitingList',
      { availability_id: camp.id, participant_id: family.participant.id },
      family,
    );
});

const register = async (family: MadeCustomer, to = camp) =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: to.cuid,
        date_ids: to.dates.map(({ id }) => id),
      },
      staff,
    )
  ).cuid;
const cancel = () =>
  shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
const entryOf = async (family: MadeCustomer) =>
  (await shop.call('listWaitingListEntries', { availability: camp.cuid }, family)).data[0];
const of = async (family: MadeCustomer) => ({
  waiting_list_entry_id: (await entryOf(family))?.id ?? 0,
});
const order = async (family: MadeCustomer, price = PRICE, strategy?: AdvanceStrategy) =>
  shop.call(
    'orderInAdvance',
    { ...(await of(family)), price, terms: true, payment_strategy: strategy },
    family,
  );
/** Puts an amount into the wallet of a family. */
const fillWallet = (family: MadeCustomer, amount: number) =>
  shop.sql(
    `with filled as (update customers set wallet_amount = wallet_amount + $3 where id = $2)
     insert into wallet_movements (organiser_id, customer_id, amount, reason, message) values ($1, $2, $3, 'CORRECTION', 'Cadeau')`,
    [organiser.id, family.id, amount],
  );
const walletOf = async (family: MadeCustomer) =>
  (await shop.call('getSession', {}, family)).account?.wallet.amount;
const mailsTo = async (family: MadeCustomer) =>
  (
    await shop.sql<{ kind: string }>(
      `select kind from sent_mails where customer_id = $1 order by created_at, id`,
      [family.id],
    )
  ).map(({ kind }) => kind);
const ordersOf = (family: MadeCustomer) =>
  shop.sql(
    `select k.status, k.payment_strategy, r.total_amount, r.paid_amount from carts k
     join receivables r on r.organiser_id = k.organiser_id and r.cart_id = k.id where k.customer_id = $1`,
    [family.id],
  );
/** Lists the families that have a place of the camp. */
const registeredIds = async () =>
  (
    await shop.sql<{ customer_id: string }>(
      'select customer_id from registrations where availability_id = $1 and cancelled_at is null',
      [camp.id],
    )
  ).map(({ customer_id }) => Number(customer_id));
const idle = async () => {
  const jobsLeft = () =>
    shop.sql(
      'select count(*)::integer as left from graphile_worker._private_jobs where run_at <= now()',
    );
  await expect.poll(jobsLeft).toEqual([{ left: 0 }]);
};
const isOwed = [
  { status: 'PROCESSED', payment_strategy: 'DELAYED', total_amount: PRICE, paid_amount: 0 },
];

describe('a place ordered in advance', () => {
  test('200 is ordered once, as soon as it is free, with the e-mail of an order; nobody else is offered it', async () => {
    expect(await entryOf(anne)).toMatchObject({ advance_order: { price: null } });
    expect(await shop.call('getAdvanceOrder', await of(anne), anne)).toEqual({
      price: PRICE,
      dates: 2,
      payment_strategies: ['DELAYED'],
      wallet_amount: 0,
    });
    await order(anne);
    expect(await entryOf(anne)).toMatchObject({
      advance_order: { price: PRICE, payment_strategy: 'DELAYED' },
    });
    const line = await shop.office('listOfficeWaitingList', { availability: camp.cuid }, staff);
    expect(line.data.map(({ advance_price }) => advance_price)).toEqual([PRICE, null]);
    await cancel();
    await idle();
    expect(await registeredIds()).toEqual([anne.id]);
    expect(await ordersOf(anne)).toEqual(isOwed);
    expect(await mailsTo(anne)).toEqual(['cart.processed']);
    expect(await entryOf(anne)).toBeUndefined();
    expect(await entryOf(ben)).toMatchObject({ position: 1, offer: null });
    const [mail] = await shop.sql<{ text: string }>(
      `select text from sent_mails where kind = 'cart.processed' and customer_id = $1`,
      [anne.id],
    );
    expect(mail?.text).toContain('Une place s’est libérée. Comme convenu');
    const [entry] = await shop.sql(
      `select w.advance_cart_id = k.id as own from waiting_list_entries w join carts k on k.customer_id = w.customer_id where w.customer_id = $1`,
      [anne.id],
    );
    expect(entry).toEqual({ own: true });
    expect(await brokenBooks()).toEqual([]);
  });

  test('200 running the job again, or for a place given up since, orders nothing more', async () => {
    await order(anne);
    await cancel();
    await idle();
    const again = (customer_id: number, id: number) =>
      shop.sql(
        `select graphile_worker.add_job('place-advance-order', json_build_object('organiser_id', $1::bigint, 'waiting_list_entry_id', $2::bigint, 'customer_id', $3::bigint))`,
        [organiser.id, id, customer_id],
      );
    const [entry] = await shop.sql<{ id: number }>(
      'select id from waiting_list_entries where customer_id = $1',
      [anne.id],
    );
    await again(anne.id, entry?.id ?? 0);
    await order(ben);
    await again(ben.id, (await of(ben)).waiting_list_entry_id);
    await idle();
    expect(await registeredIds()).toEqual([anne.id]);
    expect(await ordersOf(ben)).toEqual([]);
  });

  test('200 after a withdrawal, or for a family that ordered nothing, the place is offered as before', async () => {
    await order(anne);
    await shop.call('withdrawAdvanceOrder', await of(anne), anne);
    expect(await entryOf(anne)).toMatchObject({ advance_order: { price: null } });
    await shop.call('withdrawAdvanceOrder', await of(anne), anne);
    await cancel();
    await idle();
    expect(await registeredIds()).toEqual([]);
    expect(await mailsTo(anne)).toEqual(['waiting-list.vacancy']);
    expect(await entryOf(anne)).toMatchObject({ offer: { in_cart: false } });
  });

  test('200 below the agreed price it is ordered, above it only offered', async () => {
    const more = PRICE + 100;
    const less = PRICE - 100;
    const reprice = (price: number) =>
      shop.change('updateAvailability', { availability: camp.cuid, price }, staff);
    await order(anne);
    await reprice(more);
    await cancel();
    await idle();
    expect(await registeredIds()).toEqual([]);
    expect(await mailsTo(anne)).toEqual(['waiting-list.vacancy']);
    await order(ben, more);
    await reprice(less);
    await shop.call('declineOffer', await of(anne), anne);
    await idle();
    expect(await registeredIds()).toEqual([ben.id]);
    expect(await ordersOf(ben)).toEqual([{ ...isOwed[0], total_amount: less }]);
  });

  test('200 when a date is full, or a question was added since, it is only offered', async () => {
    await order(anne);
    await shop.sql('update availability_dates set capacity = 0 where id = $1', [camp.dates[0]?.id]);
    await cancel();
    await idle();
    expect(await registeredIds()).toEqual([]);
    expect(await mailsTo(anne)).toEqual(['waiting-list.vacancy']);
  });

  test('200 beyond the limit of unpaid places it is only offered', async () => {
    await order(anne);
    const other = await shop.make.availability(organiser, activity, { days: ['2096-08-06'] });
    await register(anne, other);
    await shop.sql('update organisers set maximum_unpaid_places = 1 where id = $1', [organiser.id]);
    await cancel();
    await idle();
    await shop.sql('update organisers set maximum_unpaid_places = null where id = $1', [
      organiser.id,
    ]);
    expect(await registeredIds()).toEqual([]);
    expect((await mailsTo(anne)).toSorted()).toEqual(['cart.processed', 'waiting-list.vacancy']);
  });
});

describe('a place ordered in advance from the wallet', () => {
  const isPaid = [{ ...isOwed[0], paid_amount: PRICE }];

  test('200 is paid in full when ordered, even beyond the limit of unpaid places, and its e-mail asks for no money', async () => {
    await fillWallet(anne, PRICE + 500);
    expect(await shop.call('getAdvanceOrder', await of(anne), anne)).toMatchObject({
      payment_strategies: ['DELAYED', 'WALLET'],
      wallet_amount: PRICE + 500,
    });
    await order(anne, PRICE, 'WALLET');
    expect(await entryOf(anne)).toMatchObject({
      advance_order: { price: PRICE, payment_strategy: 'WALLET' },
    });
    const elsewhere = await shop.make.availability(organiser, activity, { days: ['2096-08-06'] });
    await register(anne, elsewhere);
    await shop.sql('update organisers set maximum_unpaid_places = 1 where id = $1', [organiser.id]);
    await cancel();
    await idle();
    await shop.sql('update organisers set maximum_unpaid_places = null where id = $1', [
      organiser.id,
    ]);
    expect(await registeredIds()).toEqual([anne.id]);
    expect(await ordersOf(anne)).toEqual(expect.arrayContaining(isPaid));
    expect(await walletOf(anne)).toBe(500);
    const [mail] = await shop.sql<{ text: string }>(
      `select text from sent_mails where kind = 'cart.processed' and customer_id = $1 and text like '%Comme convenu%'`,
      [anne.id],
    );
    // the order states where to pay it
    expect(mail?.text).not.toContain('BE68');
    expect(await brokenBooks()).toEqual([]);
  });

  test('200 when the wallet no longer holds enough it is only offered, and the wallet is untouched', async () => {
    await fillWallet(anne, PRICE);
    await order(anne, PRICE, 'WALLET');
    await fillWallet(anne, -1);
    await cancel();
    await idle();
    expect(await registeredIds()).toEqual([]);
    expect(await ordersOf(anne)).toEqual([]);
    expect(await walletOf(anne)).toBe(PRICE - 1);
    expect(await mailsTo(anne)).toEqual(['waiting-list.vacancy']);
    expect(await brokenBooks()).toEqual([]);
  });

  test('200 of two places at once and a wallet that holds enough for one, one is paid and the other only offered', async () => {
    await fillWallet(anne, PRICE);
    const twin = await shop.make.availability(organiser, activity, {
      days: ['2096-08-06', '2096-08-07'],
      capacity: 1,
      price: PRICE,
    });
    const other = await register(await shop.make.customer(organiser), twin);
    const child = { availability_id: twin.id, participant_id: anne.participant.id };
    await shop.call('joinWaitingList', child, anne);
    const { data } = await shop.call('listWaitingListEntries', {}, anne);
    for (const { id } of data)
      await shop.call(
        'orderInAdvance',
        { waiting_list_entry_id: id, price: PRICE, terms: true, payment_strategy: 'WALLET' },
        anne,
      );
    await Promise.all([
      cancel(),
      shop.office('cancelOfficeRegistration', { registration: other, message: 'Malade' }, staff),
    ]);
    await idle();
    expect(await ordersOf(anne)).toEqual(isPaid);
    expect(await walletOf(anne)).toBe(0);
    expect((await mailsTo(anne)).toSorted()).toEqual(['cart.processed', 'waiting-list.vacancy']);
    expect(await brokenBooks()).toEqual([]);
  });
});

describe('ordering in advance', () => {
  const notOffered = { status: 409, code: 'ADVANCE_ORDER_NOT_OFFERED' };

  test('409 PRICE_CHANGED with the current price, 409 TERMS_CHANGED, 422 without the terms', async () => {
    await expect(order(anne, 1)).rejects.toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      details: { price: PRICE },
    });
    const request = { ...(await of(anne)), price: PRICE };
    await expect(
      shop.call('orderInAdvance', { ...request, terms: true, terms_version: 3 }, anne),
    ).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    await expect(
      shop.call('orderInAdvance', { ...request, terms: false }, anne),
    ).rejects.toMatchObject({ fields: { terms: 'TERMS_NOT_ACCEPTED' } });
    expect(await entryOf(anne)).toMatchObject({ advance_order: { price: null } });
  });

  test('409 INSUFFICIENT_WALLET_AMOUNT at the payment strategy when the wallet does not hold the whole price', async () => {
    await fillWallet(anne, PRICE - 1);
    await expect(order(anne, PRICE, 'WALLET')).rejects.toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_WALLET_AMOUNT',
      fields: { payment_strategy: 'INSUFFICIENT_WALLET_AMOUNT' },
    });
    expect(await entryOf(anne)).toMatchObject({ advance_order: { price: null } });
  });

  test('409 when the activity does not buy, when paying later is not offered, and when a question must be answered', async () => {
    await shop.sql("update activities set waiting_list_mode = 'OFFER' where id = $1", [
      activity.id,
    ]);
    expect(await entryOf(anne)).toMatchObject({ advance_order: null });
    await expect(order(anne)).rejects.toMatchObject(notOffered);
    await expect(shop.call('getAdvanceOrder', await of(anne), anne)).rejects.toMatchObject(
      notOffered,
    );
    await shop.sql("update activities set waiting_list_mode = 'BUY' where id = $1", [activity.id]);
    await shop.sql(
      `insert into questions (organiser_id, activity_id, type, title, description, required, "order", choices)
       values ($1, $2, 'TEXT', '{"fr": "Allergies ?"}', '{}', true, 0, '[]')`,
      [organiser.id, activity.id],
    );
    await expect(order(anne)).rejects.toMatchObject(notOffered);
  });

  test('404 for another family’s entry, and for one that has left', async () => {
    const theirs = await of(anne);
    const unknown = { status: 404, code: 'WAITING_LIST_ENTRY_NOT_FOUND' };
    await expect(shop.call('getAdvanceOrder', theirs, ben)).rejects.toMatchObject(unknown);
    await expect(
      shop.call('orderInAdvance', { ...theirs, price: PRICE, terms: true }, ben),
    ).rejects.toMatchObject(unknown);
    await expect(shop.call('withdrawAdvanceOrder', theirs, ben)).rejects.toMatchObject(unknown);
    await shop.call('leaveWaitingList', theirs, anne);
    await expect(
      shop.call('orderInAdvance', { ...theirs, price: PRICE, terms: true }, anne),
    ).rejects.toMatchObject(unknown);
  });

  test('403 without a confirmed e-mail address', async () => {
    await shop.sql('update customers set email_confirmed_at = null where id = $1', [anne.id]);
    await expect(order(anne)).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
  });
});

test('race: of ten families who ordered in advance and one who buys directly, exactly as many get a place as there are', async () => {
  const families = await Promise.all(
    Array.from({ length: 8 }, () => shop.make.customer(organiser)),
  );
  for (const family of families)
    await shop.call(
      'joinWaitingList',
      { availability_id: camp.id, participant_id: family.participant.id },
      family,
    );
  for (const family of [anne, ben, ...families]) await order(family);
  await shop.change('updateAvailability', { availability: camp.cuid, capacity: 4 }, staff);
  await Promise.allSettled([
    cancel(),
    ...Array.from({ length: 3 }, async () => register(await shop.make.customer(organiser))),
  ]);
  await idle();
  expect(await registeredIds()).toHaveLength(4);
  expect(await brokenBooks()).toEqual([]);
});

async function brokenBooks(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    // availabilities of factories do not begin as their dates do
    return (await checkInvariants(client)).filter((line) => !line.includes('fall on the weekdays'));
  } finally {
    await client.end();
  }
}
