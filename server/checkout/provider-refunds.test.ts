import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: { token: string };
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]),
  });
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 500,
  });
  staff = await shop.make.collaborator(organiser, [
    'payments.read',
    'payments.refund',
    'registrations.read',
    'registrations.cancel',
    'reports.dashboard',
    'reports.treasury',
  ]);
});
afterAll(() => shop.close());

type Paid = MadeCustomer & { readonly reference: string; readonly payment: string };

/** Makes a family that paid 100.00 online. */
async function paidOnline(): Promise<Paid> {
  const buyer = await shop.make.customer(organiser);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    buyer,
  );
  const checkout = { cart_id: cart.id, payment_strategy: 'IMMEDIATE', terms: true } as const;
  const page = await shop.call('checkoutCart', checkout, buyer);
  const reference = new URL(page.next_action_url ?? '').pathname.split('/').at(-1) ?? '';
  expect(await tellPayment(shop, { reference, state: 'paid' })).toBe(200);
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from payments where customer_id = $1',
    [buyer.id],
  );
  return { ...buyer, reference, payment: row?.cuid ?? '' };
}

const getPayment = ({ payment }: Paid) => shop.office('getOfficePayment', { payment }, staff);
const owedBy = async ({ id }: Paid) =>
  (
    await shop.sql<{ owed: number }>(
      'select sum(owed_amount)::integer as owed from receivables where customer_id = $1',
      [id],
    )
  )[0]?.owed;
/** Returns the outcomes of what the test sent; a page that ends adds one of its own. */
const outcomesOf = async ({ reference }: Paid) =>
  (
    await shop.sql<{ outcome: string }>(
      `select outcome from provider_messages
       where provider_reference = $1 and message_id like $1 || '-[%' order by outcome`,
      [reference],
    )
  ).map(({ outcome }) => outcome);
/** Refunds through the provider, which the test answers itself. Returns the cuid of the refund. */
async function refund(of: Paid, amount: number): Promise<string> {
  await shop.office(
    'refundPayment',
    { payment: of.payment, amount, to: 'PROVIDER', reason: 'Malade', due: 'STAYS' },
    staff,
  );
  return (await getPayment(of)).refunds.at(-1)?.cuid ?? '';
}
const hear = (
  of: Paid,
  back: Partial<Pick<Parameters<typeof tellPayment>[1], 'refunds' | 'disputes'>>,
) => tellPayment(shop, { reference: of.reference, state: 'paid', ...back });
const given = (refund_cuid: string | null, state: 'sent' | 'done' | 'failed', amount = 4_000) => ({
  id: `re_${refund_cuid ?? 'theirs'}`,
  refund_cuid,
  amount,
  state,
});
const disputed = (state: 'open' | 'lost' | 'won', amount = 10_000) => ({
  id: 'dp_1',
  amount,
  state,
});

/** Payments whose money is not all accounted for, and receivables that differ from the ledger. */
const books = () =>
  shop.sql(`
    select p.cuid, p.amount from payments p where p.amount * (p.paid_at is not null)::integer is distinct from
      (select coalesce(sum(amount), 0) from payment_allocations l where l.payment_id = p.id)
      + (select coalesce(sum(amount), 0) from wallet_movements m where m.payment_id = p.id and m.reason <> 'PAYMENT') + p.refunded_amount
    union all
    select p.cuid, p.refunded_amount from payments p
    where p.refunded_amount <> (select coalesce(sum(amount), 0) from refunds f where f.payment_id = p.id and f.state <> 'FAILED')
    union all
    select r.id::text, r.paid_amount from receivables r
    where r.paid_amount <> (select coalesce(sum(amount), 0) from payment_allocations l where l.receivable_id = r.id)`);

test('a refund is sent, then done; one that its bank returns a week later is back in the books, and staff are told', async () => {
  const family = await paidOnline();
  const cuid = await refund(family, 4_000);
  const stateOf = async () => (await getPayment(family)).refunds.map(({ state }) => state);
  expect(await stateOf()).toEqual(['PENDING']);
  await hear(family, { refunds: [given(cuid, 'sent')] });
  expect(await stateOf()).toEqual(['SENT']);
  await hear(family, { refunds: [given(cuid, 'done')] });
  expect(await stateOf()).toEqual(['DONE']);
  expect(await owedBy(family)).toBe(4_000);
  shop.clock.set('2026-01-12T10:00:00.000Z');
  expect(await hear(family, { refunds: [given(cuid, 'failed')] })).toBe(200);
  expect(await getPayment(family)).toMatchObject({
    state: 'PAID',
    refunded_amount: 0,
    refundable_amount: 10_000,
    refunds: [{ amount: 4_000, state: 'FAILED', way: 'PROVIDER', dispute: null }],
  });
  expect(await owedBy(family)).toBe(0);
  const { attention } = await shop.office('getDashboard', {}, staff);
  expect(attention.failed_refunds).toEqual({ count: 1, amount: 4_000 });
  // the same message late changes nothing, and it can be done another way
  await hear(family, { refunds: [given(cuid, 'done')] });
  expect(await stateOf()).toEqual(['FAILED']);
  await shop.office(
    'refundPayment',
    { payment: family.payment, amount: 4_000, to: 'BANK', reason: 'Par virement', due: 'STAYS' },
    staff,
  );
  expect(await stateOf()).toEqual(['FAILED', 'DONE']);
  expect((await shop.office('getDashboard', {}, staff)).attention.failed_refunds.count).toBe(0);
  expect(await outcomesOf(family)).toEqual([
    'MOVED PENDING PAID',
    // the late one was heard before, so it is kept once
    'REFUND_FAILED',
    'REFUND_MOVED PENDING SENT',
    'REFUND_MOVED SENT DONE',
  ]);
  expect(await books()).toEqual([]);
});

test('a refund on the provider’s own pages does not pass for ours of the same amount', async () => {
  const family = await paidOnline();
  const cuid = await refund(family, 4_000);
  await hear(family, { refunds: [given(null, 'done')] });
  expect(await getPayment(family)).toMatchObject({ refunded_amount: 8_000 });
  await hear(family, { refunds: [given(null, 'done'), given(cuid, 'done')] });
  const { refunds, refunded_amount } = await getPayment(family);
  expect([refunded_amount, refunds.map(({ state }) => state)]).toEqual([8_000, ['DONE', 'DONE']]);
  expect(await owedBy(family)).toBe(8_000);
  expect(await books()).toEqual([]);
});

test('a chargeback that is lost: its money is gone, and the family owes it again', async () => {
  const family = await paidOnline();
  await hear(family, { disputes: [disputed('open')] });
  expect(await getPayment(family)).toMatchObject({
    state: 'REFUNDED',
    refundable_amount: 0,
    refunds: [{ amount: 10_000, state: 'DONE', dispute: 'OPEN' }],
  });
  expect(await owedBy(family)).toBe(10_000);
  const list = await shop.office('listOfficePayments', { attention: 'DISPUTED' }, staff);
  expect(list.data.map(({ cuid }) => cuid)).toEqual([family.payment]);
  const { attention } = await shop.office('getDashboard', {}, staff);
  expect(attention.disputes).toEqual({ count: 1, amount: 10_000 });
  await hear(family, { disputes: [disputed('lost')] });
  expect((await getPayment(family)).refunds).toMatchObject([{ state: 'DONE', dispute: 'LOST' }]);
  expect(await owedBy(family)).toBe(10_000);
  expect((await shop.office('getDashboard', {}, staff)).attention.disputes.count).toBe(0);
  expect(await books()).toEqual([]);
});

test('a chargeback that is won: its money comes back where it was', async () => {
  const family = await paidOnline();
  await hear(family, { disputes: [disputed('open', 6_000)] });
  expect(await owedBy(family)).toBe(6_000);
  await hear(family, { disputes: [disputed('won', 6_000)] });
  expect(await getPayment(family)).toMatchObject({
    state: 'PAID',
    refunded_amount: 0,
    refunds: [{ amount: 6_000, state: 'FAILED', dispute: 'WON' }],
  });
  expect(await owedBy(family)).toBe(0);
  // it is no refund that failed
  expect((await shop.office('getDashboard', {}, staff)).attention.failed_refunds.count).toBe(0);
  expect(await books()).toEqual([]);
});

test('a chargeback after the whole payment was refunded is owed again; it was dropped before', async () => {
  const family = await paidOnline();
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from registrations where customer_id = $1',
    [family.id],
  );
  const registration = row?.cuid ?? '';
  await shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
  const cuid = await refund(family, 10_000);
  const done = given(cuid, 'done', 10_000);
  await hear(family, { refunds: [done] });
  expect(await owedBy(family)).toBe(0);
  await hear(family, { refunds: [done], disputes: [disputed('open')] });
  expect(await getPayment(family)).toMatchObject({ state: 'REFUNDED', refunded_amount: 20_000 });
  expect(await owedBy(family)).toBe(10_000);
  await hear(family, { refunds: [done], disputes: [disputed('won')] });
  expect(await getPayment(family)).toMatchObject({ state: 'REFUNDED', refunded_amount: 10_000 });
  const [wallet] = await shop.sql<{ wallet_amount: number }>(
    'select wallet_amount from customers where id = $1',
    [family.id],
  );
  // what it owes again, it now has as credit
  expect([await owedBy(family), wallet?.wallet_amount]).toEqual([10_000, 10_000]);
  expect(await books()).toEqual([]);
});

test('the report of payments counts what was given on its day, and what came back on its own', async () => {
  const linesOf = async (month: string) => {
    const days = { from: `${month}-01`, to: `${month}-30` };
    const { data } = await shop.office('getPaymentsReport', { by: 'method', ...days }, staff);
    return data.map(({ line, amount }) => [line, amount]);
  };
  const family = await paidOnline();
  shop.clock.set('2026-03-03T10:00:00.000Z');
  const cuid = await refund(family, 4_000);
  await hear(family, { refunds: [given(cuid, 'done')] });
  shop.clock.set('2026-04-03T10:00:00.000Z');
  await hear(family, { refunds: [given(cuid, 'failed')] });
  expect(await linesOf('2026-03')).toContainEqual(['REFUNDED', -4_000]);
  expect(await linesOf('2026-04')).toContainEqual(['REFUNDED', 4_000]);
  expect(await books()).toEqual([]);
});

test.each([2, 20, 200])(
  'race: %i times the same news at once, and a refund by staff: each is booked once',
  async (count) => {
    const family = await paidOnline();
    const back = { refunds: [given(null, 'done')], disputes: [disputed('open', 3_000)] };
    const answers = await Promise.all([
      ...Array.from({ length: count }, () => hear(family, back)),
      refund(family, 3_000).catch(() => 'refused'),
    ]);
    expect(answers.filter((answer) => answer === 200)).toHaveLength(count);
    const { refunds } = await getPayment(family);
    expect(refunds.filter(({ amount }) => amount === 4_000)).toHaveLength(1);
    expect(refunds.filter(({ dispute }) => dispute === 'OPEN')).toHaveLength(1);
    expect(await books()).toEqual([]);
  },
);
