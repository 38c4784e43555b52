import { createClient } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'bookings.create',
  'customer-bundles.create',
  'customer-memberships.create',
  'customer-vouchers.create',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
/** A collaborator who may sell everything, but not record money. */
let seller: { token: string };
let buyer: MadeCustomer;
let offers: Record<'bundle' | 'membership' | 'voucher' | 'resource', string>;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...RIGHTS, 'payments.create']);
  seller = await shop.make.collaborator(organiser, RIGHTS);
  const configuration = await shop.make.bookingConfiguration(organiser);
  offers = {
    bundle: (await shop.make.bundle(organiser)).cuid,
    membership: (await shop.make.membership(organiser)).cuid,
    voucher: (await shop.make.voucher(organiser)).cuid,
    resource: (await shop.make.resource(organiser, configuration)).cuid,
  };
});
beforeEach(async () => {
  buyer = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

interface Cash {
  readonly amount: number;
  readonly method: 'CASH';
  readonly received_at?: string;
}

const SALES = {
  sellBundle: (payment: Cash, as = staff) =>
    shop.office(
      'sellBundle',
      { customer: buyer.cuid, bundle: offers.bundle, received: payment },
      as,
    ),
  sellMembership: (payment: Cash, as = staff) =>
    shop.office(
      'sellMembership',
      { customer: buyer.cuid, membership: offers.membership, received: payment },
      as,
    ),
  sellVoucher: (payment: Cash, as = staff) =>
    shop.office(
      'sellVoucher',
      { customer: buyer.cuid, voucher: offers.voucher, received: payment },
      as,
    ),
  sellBooking: (payment: Cash, as = staff) =>
    shop.office(
      'sellBooking',
      {
        customer: buyer.cuid,
        resource: offers.resource,
        start_at: '2026-01-12T09:00:00.000Z',
        end_at: '2026-01-12T10:00:00.000Z',
        participants: [buyer.participant.cuid],
        received: payment,
      },
      as,
    ),
};
const cash: Cash = { amount: 500, method: 'CASH' };

const countRows = () =>
  shop.sql(
    'select (select count(*) from receivables) as owed, (select count(*) from payments) as payments, (select count(*) from carts) as orders',
  );

test.each(Object.entries(SALES))(
  '%s: 403 without the right to record money, 400 for a future day or one long ago, and nothing is sold',
  async (_, sell) => {
    const before = await countRows();
    const refusal = (code: string, status: number) => ({ code, status });
    await expect(sell(cash, seller)).rejects.toMatchObject(refusal('NOT_PERMITTED', 403));
    const on = (received_at: string) => sell({ ...cash, received_at });
    await expect(on('2026-01-06')).rejects.toMatchObject(refusal('RECEIVED_IN_FUTURE', 400));
    await expect(on('2024-01-04')).rejects.toMatchObject(refusal('RECEIVED_TOO_EARLY', 400));
    await expect(sell({ ...cash, amount: 0 })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await countRows()).toEqual(before);
  },
);

test.each(Object.entries(SALES))(
  '%s: 200 with a part of the price, and the rest is owed',
  async (_, sell) => {
    await sell(cash);
    const { data } = await shop.call('listAccountCarts', {}, buyer);
    const receivables = await shop.sql<{ total_amount: number; paid_amount: number }>(
      'select total_amount, paid_amount from receivables where customer_id = $1',
      [buyer.id],
    );
    expect(receivables).toEqual([{ total_amount: expect.any(Number), paid_amount: 500 }]);
    expect(data).toMatchObject([{ outstanding_amount: (receivables[0]?.total_amount ?? 0) - 500 }]);
  },
);

test('200 sent twice with one key, it is sold and paid once', async () => {
  const client = createClient({
    origin: `http://127.0.0.1:${shop.server.backOfficePort}`,
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  const sale = { customer: buyer.cuid, voucher: offers.voucher, received: cash };
  const key = { idempotency_key: 'one-sale' };
  const first = await client('sellVoucher', sale, key);
  const before = await countRows();
  expect(await client('sellVoucher', sale, key)).toEqual(first);
  expect(await countRows()).toEqual(before);
});
