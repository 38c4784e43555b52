import { endpoints } from '@ribambelle/api/all.ts';
import type { EndpointName } from '@ribambelle/api/client.ts';
import { errors as GENERAL } from '@ribambelle/api/general/errors.ts';
import { addDays } from '@ribambelle/domain/base/days.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { keepVault } from '@ribambelle/server/vault/vault-of.ts';
import { createVault } from '@ribambelle/server/vault/vault.ts';
import pg from 'pg';
import type { MadeAvailability } from '../factories/catalogue.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { type Caller, openShop, type Shop } from '../shop.ts';

const RIGHTS: readonly Permission[] = [
  'availabilities.update',
  'availability-dates.update',
  'customers.read',
  'customers.delete',
  'customer-wallets.correct',
  'customer-wallets.read',
  'participants.read',
  'participants.delete',
  'payments.create',
  'payments.read',
  'payments.update',
  'payments.delete',
  'payments.refund',
  'registrations.cancel',
  'registrations.create',
  'registrations.read',
  'registrations.replace',
  'registrations.transfer',
  'registrations.update',
  'registration-attendances.read',
  'reports.treasury',
];

/** A camp or a course: its availability, and the prices of its option. */
export interface Group extends MadeAvailability {
  readonly option_prices: readonly Made[];
}

/** An organiser in which histories happen, one after the other. */
export interface House {
  readonly shop: Shop;
  readonly pool: pg.Pool;
  readonly books: pg.Client;
  readonly organiser: Made;
  /** The faults found in its books. */
  readonly broken: Set<string>;
  close(): Promise<void>;
}

/**
 * The records of one history. A family that was merged into another is no longer among `families`.
 */
export interface World extends House {
  readonly staff: Made & Caller;
  readonly groups: readonly Group[];
  /** The days of the groups: the first two are the same for each. */
  readonly days: readonly string[];
  families: readonly MadeCustomer[];
}

/** Returns a shop in which a refusal that the endpoint does not promise is a separate error. */
function withPromisedErrors(shop: Shop): Shop {
  const orUnpromised = (name: EndpointName) => (error: unknown) => {
    const { code } = Object(error);
    const errors: readonly string[] = endpoints[name].errors;
    if (typeof code !== 'string' || code in GENERAL || errors.includes(code)) throw error;
    throw new Error(`${name} refused ${code}, which it does not promise`, { cause: error });
  };
  return {
    ...shop,
    call: (name, request, as) => shop.call(name, request, as).catch(orUnpromised(name)),
    office: (name, request, as) => shop.office(name, request, as).catch(orUnpromised(name)),
    change: (name, request, as) => shop.change(name, request, as).catch(orUnpromised(name)),
  };
}

/**
 * Opens the house: payment online, from the wallet or later by transfer, with a fee for each order.
 */
export async function openHouse(): Promise<House> {
  const shop = withPromisedErrors(await openShop());
  const pool = createPool(shop.databaseUrl, { max: 2 });
  // opens sealed values as the server of the shop does
  keepVault(pool, createVault([new URL(shop.databaseUrl).password]));
  const books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
  const payment_methods = JSON.stringify([
    { type: 'IMMEDIATE', priority: 1 },
    { type: 'DELAYED', priority: 2 },
  ]);
  const organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
    service_fee_amount: 75,
  });
  const close = async () => {
    await books.end();
    await pool.end();
    await shop.close();
  };
  return { shop, pool, books, organiser, broken: new Set(), close };
}

/**
 * Makes a new world in the house: two groups of one activity and one of another, few places, two
 * families of two children and one of one.
 */
export async function beginHistory(house: House): Promise<World> {
  const { shop, organiser } = house;
  const { make } = shop;
  const today = shop.clock.now().slice(0, 10);
  const days = [60, 67, 74, 90].map((later) => addDays(today, later));
  const [first = '', second = '', third = '', last = ''] = days;
  const course = await make.activity(organiser, { partial_price: 'BY_DATES' });
  const camp = await make.activity(organiser);
  const lunch = await make.option(organiser, course, { prices: [{ amount: 500 }] });
  const extra = await make.option(organiser, camp, { prices: [{ amount: 0, percentage: 1_000 }] });
  const group = async (activity: Made, columns: Record<string, unknown>): Promise<Group> => ({
    ...(await make.availability(organiser, activity, columns)),
    option_prices: activity === course ? lunch.prices : extra.prices,
  });
  const groups = [
    await group(course, { days: [first, second, third], price: 9_001, capacity: 3 }),
    await group(course, { days: [first, second], price: 7_500, capacity: 2, date_capacity: 2 }),
    await group(camp, { days: [first, last], price: 13_000, date_capacity: 1 }),
  ];
  const families: MadeCustomer[] = [];
  for (const children of [['Ada', 'Ben'], ['Cléo', 'Dan'], ['Eva']]) {
    const family = await make.customer(organiser);
    families.push(family);
    await shop.sql('update participants set firstname = $2 where id = $1', [
      family.participant.id,
      children[0],
    ]);
    for (const firstname of children.slice(1))
      await make.participant(organiser, family, { firstname });
  }
  const staff = await make.collaborator(organiser, RIGHTS);
  return { ...house, staff, groups, days, families };
}
