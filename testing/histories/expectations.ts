import type { MadeCustomer } from '../factories/factories.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { expect } from 'vitest';
import { accountsBetween, ledgersOf } from '../ledgers.ts';
import type { World } from './house.ts';

/**
 * Expects the counted places of the groups to match their rows, and with those held by carts never
 * to exceed the capacity.
 */
export async function expectPlaces({ shop, groups }: World): Promise<void> {
  const wrong = await shop.sql(
    `with taken as (
       select 'group ' || a.id as what, a.capacity, a.registered,
         (select coalesce(sum(r.quantity), 0) from registrations r where r.availability_id = a.id and r.cancelled_at is null) as rows,
         (select coalesce(sum(i.quantity), 0) from cart_items i where i.availability_id = a.id and i.processed_at is null and i.expires_at > $2) as held
       from availabilities a where a.id = any($1::bigint[])
       union all
       select 'date ' || d.id, d.capacity, d.registered,
         (select coalesce(sum(r.quantity), 0) from registration_dates rd join registrations r on r.id = rd.registration_id
           where rd.date_id = d.id and r.cancelled_at is null and rd.taken_off_amount is null and d.called_off_at is null),
         (select coalesce(sum(i.quantity), 0) from cart_item_dates cd join cart_items i on i.id = cd.cart_item_id
           where cd.date_id = d.id and i.processed_at is null and i.expires_at > $2)
       from availability_dates d where d.availability_id = any($1::bigint[]))
     select * from taken where registered <> rows or rows + held > capacity`,
    [groups.map(({ id }) => id), shop.clock.now()],
  );
  expect(wrong).toEqual([]);
}

/**
 * Expects every cent that a family paid or was given to be accounted for: on its receivables, in
 * its wallet, or given back.
 */
export async function expectMoney({ shop, families }: World): Promise<void> {
  const differences = await shop.sql(
    `select * from (select c.id,
         (select coalesce(sum(amount), 0) from payments p where p.customer_id = c.id and method <> 'WALLET' and paid_at is not null and state <> 'VOIDED')
         + (select coalesce(sum(amount), 0) from wallet_movements m where m.customer_id = c.id and reason = 'CORRECTION' and payment_id is null) as came,
         (select coalesce(sum(paid_amount), 0) from receivables r where r.customer_id = c.id) + c.wallet_amount
         + (select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id
             where p.customer_id = c.id and f.state <> 'FAILED') as there
       from customers c where c.id = any($1::bigint[])) t where came <> there`,
    [families.map(({ id }) => id)],
  );
  expect(differences).toEqual([]);
}

/** Returns the records of a family, as it sees them. */
async function seenByFamily({ shop }: World, family: MadeCustomer) {
  const page = { page_number: 1, page_size: 100 };
  const { account } = await shop.call('getSession', {}, family);
  // a debt may stand alone, without an order: money that turned out not to have come
  const { owed } = await shop.call('getAccountOverview', {}, family);
  const { data } = await shop.call('listAccountRegistrations', page, family);
  const registrations = [];
  for (const { cuid } of data) {
    const account_page = await shop.call('getAccountRegistration', { cuid }, family);
    registrations.push({
      cuid,
      who: account_page.participant.cuid,
      dates: account_page.dates.map(({ date_id }) => date_id),
      options: account_page.options.map(({ price_id }) => price_id),
      total: account_page.total_amount,
      paid: account_page.paid_amount,
      cancelled: account_page.cancelled,
    });
  }
  return {
    wallet: account?.wallet.amount,
    owed: owed.total_amount,
    registrations: byCuid(registrations),
  };
}

/** Returns the records of the same family, as the office sees them. */
async function seenByOffice({ shop, staff }: World, { cuid: customer }: MadeCustomer) {
  const family = await shop.office('getOfficeCustomer', { customer }, staff);
  const page = { page_number: 1, page_size: 100 };
  const { data } = await shop.office('listOfficeRegistrations', { ...page, customer }, staff);
  const registrations = [];
  for (const { cuid } of data) {
    const office_page = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
    registrations.push({
      cuid,
      who: office_page.participant.cuid,
      dates: office_page.dates.map(({ id }) => id),
      options: office_page.options.map(({ price_id }) => price_id),
      total: office_page.total_amount,
      paid: office_page.paid_amount,
      cancelled: office_page.cancelled_at !== null,
    });
  }
  return {
    wallet: family.wallet_amount,
    owed: family.outstanding_amount,
    registrations: byCuid(registrations),
  };
}

const byCuid = <Row extends { cuid: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.cuid < other.cuid ? -1 : 1));

/** Expects each family and the office to see the same registrations, wallet and amounts owed. */
export async function expectSameForBoth(world: World): Promise<void> {
  for (const family of world.families)
    expect(await seenByFamily(world, family)).toEqual(await seenByOffice(world, family));
}

/**
 * Expects the accounts of the days of a history to be the sums of the ledgers, and to balance to
 * the cent, and the raw rows to be consistent.
 */
export async function expectBooks(world: World, from: string): Promise<void> {
  const days = { from, to: world.shop.clock.now().slice(0, 10) };
  const accounts = await accountsBetween(world, days);
  expect(accounts).toMatchObject(await ledgersOf(world, days));
  expect(accounts.total.difference).toBe(0);
  expect(accounts.sums[0]).toBe(accounts.sums[1]);
  const violations = (await checkInvariants(world.books, world.shop.clock.now())).filter(
    (line) => !line.includes('weekdays'),
  );
  // a fault of an earlier history is not reported again for the ones into which it is shrunk
  const since = violations.filter((line) => !world.broken.has(line));
  for (const line of since) world.broken.add(line);
  expect(since).toEqual([]);
}
