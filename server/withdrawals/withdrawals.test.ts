import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let books: pg.Client;

const NOW = '2026-01-05T08:00:00.000Z';
const LAST_MOMENT = '2026-01-19T22:59:59.000Z';
const FIFTEEN_DAYS_LATER = '2026-01-20T08:00:00.000Z';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]),
    service_fee_amount: 100,
  });
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
afterEach(async () => {
  shop.clock.set(NOW);
  // the factories fill no weekdays
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

/** A family that ordered things and paid them online at once. */
async function buyer(things: Ask<'addCartItems'>, family?: MadeCustomer): Promise<MadeCustomer> {
  const anne = family ?? (await shop.make.customer(organiser));
  const { cart } = await shop.call('addCartItems', things, anne);
  const order = { cart_id: cart.id, payment_strategy: 'IMMEDIATE', terms: true } as const;
  const { next_action_url } = await shop.call('checkoutCart', order, anne);
  if (next_action_url !== null)
    await shop.fetch('storefront', new URL(next_action_url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
  return anne;
}

async function withVoucher() {
  const { id } = await shop.make.voucher(organiser);
  const anne = await buyer({ vouchers: [{ voucher_id: id }] });
  const { data } = await shop.call('listAccountVouchers', {}, anne);
  return { anne, purchase: data[0]?.cuid ?? '', code: data[0]?.code ?? '' };
}
const withdraw = (kind: Ask<'withdraw'>['kind'], purchase: string, who: MadeCustomer) =>
  shop.call('withdraw', { kind, purchase, name: 'Anne Dubois' }, who);
const refundsOf = async ({ id }: MadeCustomer) =>
  (
    await shop.sql<{ amount: number }>(
      'select f.amount from refunds f join payments p on p.id = f.payment_id where p.customer_id = $1',
      [id],
    )
  ).map(({ amount }) => amount);

test('200 a voucher of today shows the function, until the end of the fourteenth day, and 15 days later not', async () => {
  const { anne, purchase } = await withVoucher();
  const until = async () =>
    (await shop.call('getAccountVoucher', { cuid: purchase }, anne)).withdrawable_until;
  expect(await until()).toBe('2026-01-19T23:00:00.000Z');
  shop.clock.set(LAST_MOMENT);
  expect(await until()).not.toBeNull();
  shop.clock.set(FIFTEEN_DAYS_LATER);
  expect(await until()).toBeNull();
  await expect(withdraw('VOUCHER', purchase, anne)).rejects.toMatchObject({
    code: 'WITHDRAWAL_OVER',
  });
});

test('200 withdrawing gives everything back by the provider, and acknowledges name and moment', async () => {
  const { anne, purchase } = await withVoucher();
  const answer = await withdraw('VOUCHER', purchase, anne);
  expect(answer).toMatchObject({ withdrawn_at: NOW, online_amount: 4_600, wallet_amount: 0 });
  expect(answer.message).toMatch(/Anne Dubois.*5 janvier 2026.*9.*46,00/u);
  expect(await refundsOf(anne)).toEqual([4_600]);
  const shown = await shop.call('getAccountVoucher', { cuid: purchase }, anne);
  expect(shown).toMatchObject({
    status: 'CANCELLED',
    cancellation_message: answer.message,
    withdrawable_until: null,
  });
  const events = await shop.sql(
    `select type from events where type = 'voucher.cancelled' and payload ->> 'customer_voucher_id' = $1`,
    [String(shown.id)],
  );
  expect(events).toHaveLength(1);
  await expect(withdraw('VOUCHER', purchase, anne)).rejects.toMatchObject({
    code: 'WITHDRAWAL_OVER',
  });
});

test('409 a redeemed voucher, 404 somebody else’s or none, and nothing for what the desk sold', async () => {
  const { anne, purchase, code } = await withVoucher();
  const other = await shop.make.customer(organiser);
  for (const [kind, cuid, who] of [
    ['VOUCHER', purchase, other],
    ['BUNDLE', purchase, anne],
    ['MEMBERSHIP', 'cnothing', anne],
  ] as const)
    await expect(withdraw(kind, cuid, who)).rejects.toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' });
  await shop.call('redeemVoucher', { code }, anne);
  await expect(withdraw('VOUCHER', purchase, anne)).rejects.toMatchObject({
    code: 'WITHDRAWAL_USED',
  });
  const desk = await shop.make.collaborator(organiser, ['customer-vouchers.create']);
  const { cuid: voucher } = await shop.make.voucher(organiser);
  const sale = { customer: anne.cuid, voucher, total_amount: null };
  const sold = await shop.office('sellVoucher', sale, desk);
  const shown = await shop.call('getAccountVoucher', { cuid: sold.cuid }, anne);
  expect(shown.withdrawable_until).toBeNull();
});

test('200 of a pack the registrations that it paid stay due', async () => {
  const { id } = await shop.make.bundle(organiser);
  const anne = await buyer({ bundles: [{ bundle_id: id }] });
  const [bought] = (await shop.call('listAccountBundles', {}, anne)).data;
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity);
  const availability_dates = camp.dates.map((date) => date.id);
  await buyer(
    {
      participant_id: anne.participant.id,
      registrations: [{ availability_id: camp.id, availability_dates }],
    },
    anne,
  );
  const purchase = bought?.cuid ?? '';
  const shown = await shop.call('getAccountBundle', { cuid: purchase }, anne);
  expect(shown.withdrawable_until).toBe('2026-01-19T23:00:00.000Z');
  const answer = await withdraw('BUNDLE', purchase, anne);
  expect(answer.online_amount).toBe(8_100);
  expect(answer.message).toContain('9,00');
  expect(await refundsOf(anne)).toEqual([8_100]);
  // the place was charged for with the pack: it does not come back to it
  const { data } = await shop.call('listAccountRegistrations', {}, anne);
  const preview = { registration_id: data[0]?.id ?? 0 };
  expect(await shop.call('getCancellationPreview', preview, anne)).toMatchObject({
    bundle_place_returned: false,
  });
});

test('a withdrawal leaves no name once its family is erased', async () => {
  const { anne, purchase } = await withVoucher();
  const name = 'Tante Zéphyrine';
  await shop.call('withdraw', { kind: 'VOUCHER', purchase, name }, anne);
  const staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const [named] = await shop.sql<{ name: string }>(
    `select lower(firstname || ' ' || lastname) as name from customers where id = $1`,
    [anne.id],
  );
  const erasing = { customer: anne.cuid, confirmation: named?.name ?? '' };
  await shop.office('eraseCustomer', erasing, staff);
  const left = await shop.sql<{ text: string }>(
    `select cancellation_message as text from customer_vouchers where customer_id = $1
     union all select f.message from refunds f join payments p on p.id = f.payment_id where p.customer_id = $1
     union all select message from wallet_movements where customer_id = $1
     union all select summary || changes::text from audit_log where organiser_id = $2`,
    [anne.id, organiser.id],
  );
  expect(JSON.stringify(left)).not.toContain('Zéphyrine');
});

test('200 of a membership the days that have run stay due', async () => {
  const { id } = await shop.make.membership(organiser, { price: 36_500 });
  const anne = await buyer({ memberships: [{ membership_id: id }] });
  const [bought] = (await shop.call('listAccountMemberships', {}, anne)).data;
  const purchase = bought?.cuid ?? '';
  shop.clock.set('2026-01-15T08:00:00.000Z');
  const shown = await shop.call('getAccountMembership', { cuid: purchase }, anne);
  expect(shown.withdrawable_until).toBe('2026-01-19T23:00:00.000Z');
  expect(await withdraw('MEMBERSHIP', purchase, anne)).toMatchObject({ online_amount: 35_500 });
  expect(await refundsOf(anne)).toEqual([35_500]);
});

test('race: several withdrawals from one purchase give its money back once', async () => {
  const { anne, purchase } = await withVoucher();
  const again = Array.from({ length: 5 }, () => withdraw('VOUCHER', purchase, anne));
  expect(await race(again)).toEqual({ passed: 1, refused: ['WITHDRAWAL_OVER'] });
  expect(await refundsOf(anne)).toEqual([4_600]);
});
