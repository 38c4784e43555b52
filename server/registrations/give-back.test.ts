import type { Ask } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Cancel = Ask<'cancelOfficeRegistration'>;

const RIGHTS: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
  'customers.read',
  'customer-wallets.read',
  'payments.create',
  'payments.read',
  'payments.refund',
];

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let camp: Made & { dates: readonly Made[] };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    price: 10_000,
    capacity: null,
  });
});
afterAll(() => shop.close());

/** A family that registered and paid an amount in cash at the desk. */
async function paid(amount: number): Promise<MadeCustomer & { registration: string }> {
  const family = await shop.make.customer(organiser);
  const { cuid: registration } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      received: amount === 0 ? null : { amount, method: 'CASH' },
    },
    staff,
  );
  return { ...family, registration };
}
const cancel = (registration: string, give_back: Cancel['give_back'], as = staff) =>
  shop.office('cancelOfficeRegistration', { registration, message: 'Malade', give_back }, as);
const shownOf = (registration: string) =>
  shop.office('getOfficeRegistration', { registration }, staff);
const walletOf = async ({ cuid: customer }: MadeCustomer) =>
  (await shop.office('getOfficeCustomer', { customer }, staff)).wallet_amount;
const paymentOf = async ({ cuid: customer }: MadeCustomer) =>
  (await shop.office('listOfficePayments', { customer }, staff)).data;

test('200 everything goes back the way it came: cash by hand, with nothing left to do', async () => {
  const family = await paid(10_000);
  const result = await cancel(family.registration, { what: { of: 'ALL' }, to: 'ORIGIN' });
  expect(result).toMatchObject({ given_amount: 10_000, kept_amount: 0, refundable_amount: 0 });
  const current = await shownOf(family.registration);
  expect(current).toMatchObject({ total_amount: 0, paid_amount: 0, credit_amount: 0 });
  const movements = current.payments.map(({ amount, way }) => ({ amount, way }));
  expect(movements.toSorted((one, other) => other.amount - one.amount)).toEqual([
    { amount: 10_000, way: null },
    { amount: -10_000, way: 'BANK' },
  ]);
  expect(await paymentOf(family)).toMatchObject([{ state: 'REFUNDED' }]);
  const log = await shop.sql(`select details from security_events where type = 'refund.created'`);
  expect(log).toEqual([{ details: { amount: 10_000, way: 'ORIGIN' } }]);
});

test('200 a part goes to the wallet, and the kept amount is a line with its name', async () => {
  const family = await paid(10_000);
  const result = await cancel(family.registration, {
    what: { of: 'SHARE', share: 7500 },
    to: 'WALLET',
    kept_label: 'Frais d’annulation tardive',
  });
  expect(result).toMatchObject({ given_amount: 7500, kept_amount: 2500, refundable_amount: 0 });
  expect(await walletOf(family)).toBe(7500);
  const current = await shownOf(family.registration);
  expect(current).toMatchObject({ total_amount: 2500, paid_amount: 2500, credit_amount: 0 });
  const keptLines = [{ label: 'Frais d’annulation tardive', amount: 2500 }];
  expect(current.kept).toEqual(keptLines);
  const request = { cuid: family.registration };
  expect((await shop.call('getAccountRegistration', request, family)).kept).toEqual(keptLines);
  const lines = await shop.sql(
    `select reason, amount, label from receivable_lines l join registrations r on r.receivable_id = l.receivable_id
     where r.cuid = $1 and l.reason = 'FEE'`,
    [family.registration],
  );
  expect(lines).toEqual([
    { reason: 'FEE', amount: 2500, label: { fr: 'Frais d’annulation tardive' } },
  ]);
});

test('200 nothing or an amount is given back; of an unpaid registration nothing can be kept', async () => {
  const first = await paid(10_000);
  const nothing = {
    what: { of: 'NOTHING' },
    to: 'ORIGIN',
    kept_label: 'Non remboursable',
  } as const;
  expect(await cancel(first.registration, nothing)).toMatchObject({ kept_amount: 10_000 });
  expect(await shownOf(first.registration)).toMatchObject({ credit_amount: 0 });
  const second = await paid(12_000);
  // 20.00 exceeded the price and are in the wallet already
  const amount = { what: { of: 'AMOUNT', amount: 4000 }, to: 'BANK', kept_label: 'Frais' } as const;
  expect(await cancel(second.registration, amount)).toMatchObject({
    given_amount: 4000,
    kept_amount: 6000,
  });
  expect(await walletOf(second)).toBe(2000);
  const third = await paid(0);
  const all = { what: { of: 'ALL' }, to: 'ORIGIN' } as const;
  expect(await cancel(third.registration, all)).toMatchObject({ given_amount: 0, kept_amount: 0 });
});

test('200 wallet money goes back there, and the fee of an order with nothing left goes with it', async () => {
  const family = await shop.make.customer(organiser);
  await shop.sql('update organisers set service_fee_amount = 100 where id = $1', [organiser.id]);
  await shop.sql('update customers set wallet_amount = 20000 where id = $1', [family.id]);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const wish = { participant_id: family.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', wish, family);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'WALLET', terms: true },
    family,
  );
  await shop.sql('update organisers set service_fee_amount = 0 where id = $1', [organiser.id]);
  const { data } = await shop.office('listOfficeRegistrations', { customer: family.cuid }, staff);
  const before = (await walletOf(family)) ?? 0;
  const result = await cancel(data[0]?.cuid ?? '', { what: { of: 'ALL' }, to: 'ORIGIN' });
  expect(result.given_amount).toBe(20_000 - before);
  expect(await walletOf(family)).toBe(20_000);
  const remaining = await shop.sql(
    'select from receivables where customer_id = $1 and credit_amount > 0',
    [family.id],
  );
  expect(remaining).toEqual([]);
});

test('refused, and nothing is cancelled: too much, kept without a reason, no right, no recent password', async () => {
  const { registration } = await paid(10_000);
  const clerk = await shop.make.collaborator(
    organiser,
    RIGHTS.filter((right) => right !== 'payments.refund'),
  );
  const too_much = { what: { of: 'AMOUNT', amount: 10_001 }, to: 'ORIGIN' } as const;
  await expect(cancel(registration, too_much)).rejects.toMatchObject({
    code: 'GIVE_BACK_TOO_HIGH',
    fields: { 'give_back.what.amount': 'GIVE_BACK_TOO_HIGH' },
  });
  await expect(
    cancel(registration, { what: { of: 'NOTHING' }, to: 'ORIGIN', kept_label: ' ' }),
  ).rejects.toMatchObject({ code: 'KEPT_LABEL_REQUIRED' });
  const all = { what: { of: 'ALL' }, to: 'ORIGIN' } as const;
  await expect(cancel(registration, all, clerk)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await shop.sql(
    `update sessions set password_at = '2026-01-05T06:00:00Z' where collaborator_id = $1`,
    [staff.id],
  );
  await expect(cancel(registration, all)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  expect(await shownOf(registration)).toMatchObject({ cancelled_at: null, paid_amount: 10_000 });
  // without a wish for the money it needs neither, and all of it stays refundable
  const result = await cancel(registration, null, clerk);
  expect(result).toMatchObject({ refundable_amount: 10_000, given_amount: 0, kept_amount: 0 });
  await shop.sql('update sessions set password_at = $1', [shop.clock.now()]);
});

test('200 no e-mail goes to the family when staff choose so', async () => {
  const { registration } = await paid(0);
  const of = `select count(*)::int as jobs from graphile_worker._private_jobs where payload::text like '%' || $1 || '%' and key like '%cancellation%'`;
  const [row] = await shop.sql<{ id: string }>('select id from registrations where cuid = $1', [
    registration,
  ]);
  await shop.office(
    'cancelOfficeRegistration',
    { registration, message: 'Malade', tells: false },
    staff,
  );
  expect(await shop.sql(of, [row?.id])).toEqual([{ jobs: 0 }]);
});
