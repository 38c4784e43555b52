import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'payments.create',
  'payments.read',
  'payments.refund',
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let camp: Made & { dates: readonly Made[] };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-07-06'],
  });
});
afterAll(() => shop.close());

async function registration(family: MadeCustomer): Promise<string> {
  const date_ids = camp.dates.map(({ id }) => id);
  const participant = await shop.make.participant(organiser, family);
  const row = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: participant.cuid,
      availability: camp.cuid,
      date_ids,
    },
    staff,
  );
  return row.cuid;
}
const walletOf = async (family: Made) =>
  (
    await shop.sql<{ wallet_amount: number }>('select wallet_amount from customers where id = $1', [
      family.id,
    ])
  )[0]?.wallet_amount;
const paidOf = async (cuid: string) =>
  (
    await shop.sql<{ paid_amount: number }>(
      'select paid_amount from receivables where id = (select receivable_id from registrations where cuid = $1)',
      [cuid],
    )
  )[0]?.paid_amount;

test('200 puts money on the oldest registration first and the rest in the wallet', async () => {
  const family = await shop.make.customer(organiser);
  const one = await registration(family);
  const two = await registration(family);
  expect(await shop.office('getDebts', { customer: family.cuid }, staff)).toMatchObject({
    outstanding_amount: 20_000,
    communication: null,
  });
  const { cuid, credited_amount } = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 21_500, note: 'Virement' },
    staff,
  );
  expect([credited_amount, await walletOf(family), await paidOf(one), await paidOf(two)]).toEqual([
    1500, 1500, 10_000, 10_000,
  ]);
  const details = await shop.office('getOfficePayment', { payment: cuid }, staff);
  expect(details).toMatchObject({
    method: 'TRANSFER',
    state: 'PAID',
    credited_amount: 1500,
    refundable_amount: 21_500,
    made_by: 'Sophie Peeters',
  });
  expect(
    (
      await shop.office(
        'listOfficePayments',
        { search: 'dubois', state: 'PAID', method: 'TRANSFER' },
        staff,
      )
    ).data,
  ).toHaveLength(1);
  expect((await shop.office('listOfficePayments', { state: 'PENDING' }, staff)).count).toBe(0);
});

test('200 lists payments that have waited for more than two weeks or came too late, as the dashboard counts them', async () => {
  const family = await shop.make.customer(organiser);
  const note = (input: { amount: number; state: string; created: string; late?: boolean }) =>
    shop.sql(
      `insert into payments (organiser_id, customer_id, method, amount, state, created_at, paid_at, late) values ($1, $2, 'ONLINE', $3, $4, $5, $6, $7)`,
      [
        organiser.id,
        family.id,
        input.amount,
        input.state,
        input.created,
        input.state === 'PAID' ? input.created : null,
        input.late ?? false,
      ],
    );
  const now = Date.parse(shop.clock.now());
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
  await note({ amount: 11, state: 'PENDING', created: daysAgo(15) });
  await note({ amount: 12, state: 'PENDING', created: daysAgo(13) });
  await note({ amount: 13, state: 'PAID', created: daysAgo(29), late: true });
  await note({ amount: 14, state: 'PAID', created: daysAgo(31), late: true });
  const amounts = async (attention: 'WAITING' | 'LATE') =>
    (await shop.office('listOfficePayments', { attention }, staff)).data.map(
      ({ amount }) => amount,
    );
  expect(await amounts('WAITING')).toEqual([11]);
  expect(await amounts('LATE')).toEqual([13]);
});

test('200 finds the cart of a communication as people type it, and puts the money on its fee and registrations', async () => {
  const family = await shop.make.customer(organiser);
  const cuid = await registration(family);
  const [cart] = await shop.sql<{ id: string }>(
    `insert into carts (organiser_id, customer_id, status, reference, processed_at)
     values ($1, $2, 'PROCESSED', '010806817183', now()) returning id`,
    [organiser.id, family.id],
  );
  await shop.sql(
    `with sold as (update registrations set cart_id = $1 where cuid = $2 returning receivable_id)
     update receivables set cart_id = $1 where id = (select receivable_id from sold)`,
    [cart?.id, cuid],
  );
  const fee = await shop.make.receivable(organiser, family, {
    kind: 'SERVICE_FEE',
    accessory: true,
    cart_id: Number(cart?.id),
    total_amount: 250,
  });
  const communication = '+++010/8068/17183+++';
  expect((await shop.office('getDebts', { communication }, staff)).outstanding_amount).toBe(10_250);
  await shop.office('recordPayment', { communication, amount: 10_250 }, staff);
  expect(await paidOf(cuid)).toBe(10_000);
  expect(await shop.sql('select paid_amount from receivables where id = $1', [fee])).toEqual([
    { paid_amount: 250 },
  ]);
  expect(
    (await shop.office('listOfficePayments', { search: communication }, staff)).data,
  ).toMatchObject([{ communication, amount: 10_250 }]);
});

test('200 finds a registration by staff by its own communication, and leaves the family’s other debts alone', async () => {
  const family = await shop.make.customer(organiser);
  const older = await registration(family);
  const cuid = await registration(family);
  const { communication } = await shop.office(
    'getOfficeRegistration',
    { registration: cuid },
    staff,
  );
  const debts = await shop.office('getDebts', { communication: communication ?? '' }, staff);
  expect(debts).toMatchObject({
    customer: { cuid: family.cuid },
    communication,
    outstanding_amount: 10_000,
  });
  const payment = await shop.office(
    'recordPayment',
    { communication: communication ?? '', amount: 10_000 },
    staff,
  );
  expect([payment.credited_amount, await paidOf(older), await paidOf(cuid)]).toEqual([
    0, 0, 10_000,
  ]);
});

test('200 gives back by bank and to the wallet, never more than is available', async () => {
  const family = await shop.make.customer(organiser);
  const cuid = await registration(family);
  const { cuid: payment } = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 10_000 },
    staff,
  );
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Annulé' }, staff);
  await shop.office(
    'refundPayment',
    { payment, amount: 4_000, to: 'BANK', reason: 'Annulation' },
    staff,
  );
  await shop.office(
    'refundPayment',
    { payment, amount: 6_000, to: 'WALLET', reason: 'Annulation' },
    staff,
  );
  expect([await paidOf(cuid), await walletOf(family)]).toEqual([0, 6_000]);
  const details = await shop.office('getOfficePayment', { payment }, staff);
  expect(details).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded_amount: 4_000,
    // money in the wallet can still leave it for the bank
    refundable_amount: 6_000,
    refunds: [{ amount: 4_000, state: 'DONE', way: 'BANK' }],
  });
  const { payments } = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
  expect(
    payments
      .map(({ amount, way }) => [amount, way])
      .toSorted(([one = 0], [other = 0]) => Number(other) - Number(one)),
  ).toEqual([
    [10_000, null],
    [-4_000, 'BANK'],
    [-6_000, 'WALLET'],
  ]);
  await expect(
    shop.office('refundPayment', { payment, amount: 1, to: 'WALLET', reason: 'Encore' }, staff),
  ).rejects.toMatchObject({
    code: 'REFUND_TOO_HIGH',
  });
  const { cuid: other } = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 500 },
    staff,
  );
  await shop.sql(`update payments set state = 'REFUNDED' where cuid = $1`, [other]);
  await expect(
    shop.office('refundPayment', { payment: other, amount: 1, to: 'BANK', reason: 'x' }, staff),
  ).rejects.toMatchObject({
    code: 'PAYMENT_NOT_REFUNDABLE',
  });
});

test.each([
  ['STAYS', { total_amount: 10_000, paid_amount: 6_000 }],
  ['DROPPED', { total_amount: 6_000, paid_amount: 6_000 }],
] as const)(
  '409 money that is still due is given back once staff say that it %s',
  async (due, expected) => {
    const family = await shop.make.customer(organiser);
    const cuid = await registration(family);
    const transfer = { customer: family.cuid, amount: 10_500 };
    const { cuid: payment } = await shop.office('recordPayment', transfer, staff);
    const details = () => shop.office('getOfficePayment', { payment }, staff);
    expect(await details()).toMatchObject({ refundable_amount: 10_500, credit_amount: 500 });
    const refund = { payment, to: 'BANK', reason: 'Geste' } as const;
    await shop.office('refundPayment', { ...refund, amount: 500 }, staff);
    await expect(
      shop.office('refundPayment', { ...refund, amount: 4_000 }, staff),
    ).rejects.toMatchObject({ code: 'REFUND_OF_DUE', fields: { due: 'REFUND_OF_DUE' } });
    expect(await details()).toMatchObject({ refunded_amount: 500, credit_amount: 0 });
    await shop.office('refundPayment', { ...refund, amount: 4_000, due }, staff);
    expect(await shop.office('getOfficeRegistration', { registration: cuid }, staff)).toMatchObject(
      expected,
    );
  },
);

test('409 for a refund through a provider that did not take the payment', async () => {
  const family = await shop.make.customer(organiser);
  await registration(family);
  const { cuid: payment } = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 10_000, method: 'CASH' },
    staff,
  );
  await expect(
    shop.office(
      'refundPayment',
      { payment, amount: 1, to: 'PROVIDER', due: 'STAYS', reason: 'x' },
      staff,
    ),
  ).rejects.toMatchObject({
    code: 'REFUND_WAY_NOT_POSSIBLE',
  });
});

test('200 records once under one Idempotency-Key', async () => {
  const family = await shop.make.customer(organiser);
  const post = () =>
    shop.fetch('back-office', '/api/back-office/payments', {
      method: 'POST',
      headers: {
        cookie: `ribambelle_office=${staff.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'form-1',
      },
      body: JSON.stringify({ customer: family.cuid, amount: 700 }),
    });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await walletOf(family)).toBe(700);
});

test('400 and 404 without a debtor, with an unknown communication and for another organiser’s family', async () => {
  const theirs = await shop.make.customer(
    await shop.make.organiser({ name: 'Voisin' }, 'localhost'),
  );
  for (const name of ['getDebts', 'recordPayment'] as const) {
    const ask = (who: object) => shop.office(name, { amount: 100, ...who }, staff);
    await expect(ask({})).rejects.toMatchObject({ code: 'DEBTOR_REQUIRED' });
    await expect(ask({ customer: theirs.cuid })).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
  }
  const communication = '+++000/0000/00097+++';
  await expect(
    shop.office('recordPayment', { amount: 100, communication }, staff),
  ).rejects.toMatchObject({ code: 'COMMUNICATION_UNKNOWN' });
  // staff who type one read at once that no order has it: nothing failed
  expect(await shop.office('getDebts', { communication }, staff)).toMatchObject({
    customer: null,
    outstanding_amount: 0,
    debts: [],
  });
  await expect(
    shop.office('recordPayment', { customer: theirs.cuid, amount: 0 }, staff),
  ).rejects.toMatchObject({
    fields: { amount: 'TOO_SMALL' },
  });
  await expect(shop.office('getOfficePayment', { payment: 'x' }, staff)).rejects.toMatchObject({
    code: 'PAYMENT_NOT_FOUND',
  });
  await expect(
    shop.office('refundPayment', { payment: 'x', amount: 1, to: 'BANK', reason: 'x' }, staff),
  ).rejects.toMatchObject({
    code: 'PAYMENT_NOT_FOUND',
  });
});

test('403 without the permission', async () => {
  const other = await shop.make.collaborator(organiser, ['locations.read']);
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listOfficePayments', {}, other)).rejects.toMatchObject(refusal);
  await expect(shop.office('getOfficePayment', { payment: 'x' }, other)).rejects.toMatchObject(
    refusal,
  );
  await expect(shop.office('getDebts', {}, other)).rejects.toMatchObject(refusal);
  await expect(shop.office('recordPayment', { amount: 1 }, other)).rejects.toMatchObject(refusal);
  await expect(
    shop.office('refundPayment', { payment: 'x', amount: 1, to: 'BANK', reason: 'x' }, other),
  ).rejects.toMatchObject(refusal);
});
