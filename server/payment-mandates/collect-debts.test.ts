import {
  FEBRUARY,
  type MandateShop,
  openMandateShop,
  ORDERED,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.shop.clock.set(ORDERED);
  await house.idle();
  await house.shop.sql(
    "delete from graphile_worker._private_jobs where key like 'collections %' and locked_at is null",
  );
});

test('a family that fails stops none of the others, and has its turn the next day', async () => {
  const families = [await house.agreed('mollie'), await house.agreed('mollie')];
  const [first, other] = families.toSorted((one, another) => one.id - another.id);
  if (first === undefined || other === undefined) throw new Error('There are no two families');
  await house.shop.sql(`create function refuse_payment() returns trigger language plpgsql as
    $$ begin raise exception 'This family fails'; end $$`);
  await house.shop.sql(`create trigger refuse_payment before insert on payments
    for each row when (new.customer_id = ${first.id}) execute function refuse_payment()`);
  await house.round(FEBRUARY);
  await house.shop.sql('drop trigger refuse_payment on payments');
  expect(await house.collected(first)).toEqual([]);
  expect(await house.collected(other)).toEqual(['PAID']);
  await house.round('2036-02-06T06:00:00.000Z');
  expect(await house.collected(first)).toEqual(['PAID']);
  expect(await house.collected(other)).toEqual(['PAID']);
});

test('a mandate that starts while a round waits does not put that round off', async () => {
  const family = await house.agreed('mollie');
  house.shop.clock.set('2036-02-05T06:06:00.000Z');
  await house.agreed('mollie');
  await house.round('2036-02-05T06:07:00.000Z');
  expect(await house.collected(family)).toEqual(['PAID']);
});

test('a round that comes before its day by our clock comes again', async () => {
  const family = await house.agreed('mollie');
  await house.runJob('collections ');
  expect(await house.collected(family)).toEqual([]);
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual(['PAID']);
});

test('while a proof of a transfer waits for staff, nothing is collected; once refused, it is', async () => {
  const family = await house.agreed('mollie');
  const proof = { reference: family.reference, amount: 2_500, paid_on: '2036-01-05' };
  await house.shop.call(
    'sendTransactionProof',
    { ...proof, name: 'virement.pdf', file: new Blob(['%PDF-1.7 x']) },
    family,
  );
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual([]);
  const { data } = await house.shop.office('listOfficeTransactionProofs', {}, house.staff);
  const transaction_proof = data[0]?.cuid ?? '';
  await house.shop.office(
    'refuseTransactionProof',
    { transaction_proof, reason: 'Rien reçu' },
    house.staff,
  );
  await house.round('2036-02-06T06:00:00.000Z');
  expect(await house.collected(family)).toEqual(['PAID']);
});
