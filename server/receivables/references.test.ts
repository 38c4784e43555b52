import { isStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PREFIX = '0907';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    payment_reference_prefix: PREFIX,
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  staff = await shop.make.collaborator(organiser, [
    'payments.read',
    'payments.create',
    'payments.delete',
    'customer-wallets.correct',
    'customers.read',
  ]);
});
afterAll(() => shop.close());

type Owing = MadeCustomer & { readonly reference: string };

/** Makes a family that owes 50.00 again: money that staff took back was spent meanwhile. */
async function owesAgain(): Promise<Owing> {
  const family = await shop.make.customer(organiser);
  const payment = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 5_000 },
    staff,
  );
  const spent = { customer: family.cuid, amount: -5_000, reason: 'Repas' };
  await shop.office('correctWallet', spent, staff);
  await shop.office('voidPayment', { payment: payment.cuid, reason: 'Erreur' }, staff);
  const [row] = await shop.sql<{ reference: string }>(
    `select n.reference from payment_references n join receivables r on r.id = n.receivable_id
     where r.customer_id = $1 and r.kind = 'CORRECTION' and r.owed_amount = 5000`,
    [family.id],
  );
  return { ...family, reference: row?.reference ?? '' };
}

const owedBy = async ({ id }: Owing) =>
  (
    await shop.sql<{ owed: number }>(
      'select sum(owed_amount)::integer as owed from receivables where customer_id = $1',
      [id],
    )
  )[0]?.owed;

test('what is owed again without an order gets twelve digits of its own, by which staff find it', async () => {
  const family = await owesAgain();
  expect(isStructuredCommunication(family.reference)).toBe(true);
  expect(family.reference.slice(0, 4)).toBe(PREFIX);
  const debts = await shop.office('getDebts', { communication: family.reference }, staff);
  expect(debts).toMatchObject({ customer: { cuid: family.cuid }, outstanding_amount: 5_000 });
  expect(debts.debts).toMatchObject([{ amount: 5_000, communication: debts.communication }]);
  const { data } = await shop.office('searchOffice', { search: family.reference.slice(3) }, staff);
  expect(data).toMatchObject([{ kind: 'ORDER', cuid: family.cuid, title: debts.communication }]);
});

test('a transfer under these digits pays it, and nothing else of the family', async () => {
  const family = await owesAgain();
  const transfer = { communication: family.reference, amount: 6_000, twice: true };
  const { credited_amount } = await shop.office('recordPayment', transfer, staff);
  expect(credited_amount).toBe(1_000);
  expect(await owedBy(family)).toBe(0);
});

test('the family pays it by these digits, and another family does not', async () => {
  const family = await owesAgain();
  await shop.office(
    'correctWallet',
    { customer: family.cuid, amount: 2_000, reason: 'Geste' },
    staff,
  );
  const destination = family.reference;
  const pay = (as: MadeCustomer) => shop.call('payWithWallet', { destination, amount: 1_500 }, as);
  await expect(pay(await shop.make.customer(organiser))).rejects.toMatchObject({
    code: 'DESTINATION_NOT_FOUND',
  });
  expect(await pay(family)).toMatchObject({ outstanding_amount: 3_500 });
});

test('a number is never used again, also when the cart that had it is gone', async () => {
  const family = await shop.make.customer(organiser);
  const [cart] = await shop.sql<{ id: number; reference: string }>(
    `insert into carts (organiser_id, customer_id, reference) values ($1, $2, '090712345650') returning id, reference`,
    [organiser.id, family.id],
  );
  await shop.sql('delete from carts where id = $1', [cart?.id]);
  const again = shop.sql(
    'insert into carts (organiser_id, customer_id, reference) values ($1, $2, $3)',
    [organiser.id, family.id, cart?.reference],
  );
  await expect(again).rejects.toThrow('payment_references_pkey');
});

test.each([
  ['changed', 'update payment_references set reference = reference'],
  ['deleted', 'delete from payment_references'],
])('the register can not be %s by the application', async (_case, statement) => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('set role ribambelle_app');
  await expect(client.query(statement)).rejects.toThrow('permission denied');
  await client.end();
});

test('every order, and everything owed without one, is in the register', async () => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const violations = await checkInvariants(client);
  expect(violations.filter((one) => one.includes('register'))).toEqual([]);
  await client.end();
});
