import type { MadeCustomer } from '../factories/factories.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { expect } from 'vitest';
import { accountsBetween, ledgersOf } from '../ledgers.ts';
import type { World } from './house.ts';

/** The places of the groups: counted as their rows are, and with what carts hold never above what there is. */
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

/** Every cent that a family paid or was given is where it is said to be: on what it owes, in its wallet, or given back. */
export async function expectMoney({ shop, families }: World): Promise<void> {
  const lost = await shop.sql(
    `select * from (select c.id,
         (select coalesce(sum(amount), 0) from payments p where p.customer_id = c.id and method <> 'WALLET' and paid_at is not null and state <> 'VOIDED')
         + (select coalesce(sum(amount), 0) from wallet_movements m where m.customer_id = c.id and reason = 'CORRECTION' and payment_id is null) as came,
         (select coalesce(sum(paid_amount), 0) from receivables r where r.customer_id = c.id) + c.wallet_amount
         + (select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id
             where p.customer_id = c.id and f.state <> 'REFUSED') as there
       from customers c where c.id = any($1::bigint[])) t where came <> there`,
    [families.map(({ id }) => id)],
  );
  expect(lost).toEqual([]);
}

/** What a family sees of all that it has. */
async function seenByFamily({ shop }: World, family: MadeCustomer) {
  const page = { page_number: 1, page_size: 100 };
  const { account } = await shop.call('getSession', {}, family);
  const orders = await shop.call('listAccountCarts', page, family);
  const { data } = await shop.call('listAccountRegistrations', page, family);
  const registrations = [];
  for (const { cuid } of data) {
    const own = await shop.call('getAccountRegistration', { cuid }, family);
    registrations.push({
      cuid,
      who: own.participant.cuid,
      dates: own.dates.map(({ date_id }) => date_id),
      options: own.options.map(({ price_id }) => price_id),
      total: own.total_amount,
      paid: own.paid_amount,
      cancelled: own.cancelled,
    });
  }
  return {
    wallet: account?.wallet.amount,
    owed: orders.data.reduce((sum, { outstanding_amount }) => sum + outstanding_amount, 0),
    registrations: byCuid(registrations),
  };
}

/** What the office sees of the same family. */
async function seenByOffice({ shop, staff }: World, { cuid: customer }: MadeCustomer) {
  const family = await shop.office('getOfficeCustomer', { customer }, staff);
  const page = { page_number: 1, page_size: 100 };
  const { data } = await shop.office('listOfficeRegistrations', { ...page, customer }, staff);
  const registrations = [];
  for (const { cuid } of data) {
    const shown = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
    registrations.push({
      cuid,
      who: shown.participant.cuid,
      dates: shown.dates.map(({ id }) => id),
      options: shown.options.map(({ price_id }) => price_id),
      total: shown.total_amount,
      paid: shown.paid_amount,
      cancelled: shown.cancelled_at !== null,
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

/** Each family sees of its registrations, its wallet and what it owes what the office sees. */
export async function expectSameForBoth(world: World): Promise<void> {
  for (const family of world.families)
    expect(await seenByFamily(world, family)).toEqual(await seenByOffice(world, family));
}

/** The accounts of the days of a history are the sums of the ledgers, and close to the cent; nothing in the raw rows contradicts itself. */
export async function expectBooks(world: World, from: string): Promise<void> {
  const days = { from, to: world.shop.clock.now().slice(0, 10) };
  const accounts = await accountsBetween(world, days);
  expect(accounts).toMatchObject(await ledgersOf(world, days));
  expect(accounts.total.difference).toBe(0);
  expect(accounts.sums[0]).toBe(accounts.sums[1]);
  const broken = (await checkInvariants(world.books, world.shop.clock.now())).filter(
    (line) => !line.includes('weekdays'),
  );
  // what an earlier history broke is not said again of those into which it is shrunk
  const since = broken.filter((line) => !world.broken.has(line));
  for (const line of since) world.broken.add(line);
  expect(since).toEqual([]);
}
