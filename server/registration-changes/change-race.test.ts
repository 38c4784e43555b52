import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROUNDS = 10;
const PRICE = 12_000;

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: readonly [{ token: string }, { token: string }];
let books: pg.Client;

/** A camp of three days that can be bought one by one, and two collaborators. */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  const days = ['2026-07-06', '2026-07-07', '2026-07-08'];
  camp = await shop.make.availability(organiser, activity, { days, price: PRICE });
  const hire = () =>
    shop.make.collaborator(organiser, [
      'registrations.create',
      'registrations.read',
      'registrations.update',
      'payments.create',
      'payments.read',
    ]);
  staff = [await hire(), await hire()];
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

const dateOf = (index: number) => camp.dates[index]?.id ?? 0;
const readOf = (registration: string) =>
  shop.office('getOfficeRegistration', { registration }, staff[0]);

/** A registration for all three days, paid in full. */
async function register(): Promise<string> {
  const family = await shop.make.customer(organiser);
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      received: { amount: PRICE, method: 'CASH' },
    },
    staff[0],
  );
  return cuid;
}
/** Gives a registration these days alone, for a caller that read its first version. */
const change = (registration: string, days: readonly number[], by: { token: string }) =>
  shop.office(
    'changeOfficeRegistration',
    { registration, version: 1, date_ids: days.map(dateOf) },
    by,
  );
const setPrice = (registration: string, total_amount: number, by: { token: string }) =>
  shop.office(
    'setRegistrationPrice',
    { registration, version: 1, total_amount, reason: 'Bénévole' },
    by,
  );

/** Runs both at once; returns which succeeded, and why the others were refused. */
async function together(acts: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(acts);
  return {
    done: outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : [])),
    refused: outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String(Object(one.reason).code)] : [],
    ),
  };
}
/** Errors in the books: places without rows, money without lines. */
const broken = async () =>
  (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
/** The price of a registration, its price by its lines, its days, and the number of its changes. */
async function stateOf(registration: string) {
  const [row] = await shop.sql<{
    total: number;
    lines: number;
    days: number;
    changes: number;
    audited: number;
  }>(
    `select o.total_amount as total,
       (select sum(amount)::integer from receivable_lines l where l.receivable_id = o.id) as lines,
       (select count(*)::integer from registration_dates d where d.registration_id = r.id) as days,
       (select count(*)::integer from registration_changes c where c.registration_id = r.id) as changes,
       (select count(*)::integer from audit_log a where a.entity_cuid = r.cuid and a.action = 'registrations.update') as audited
     from registrations r join receivables o on o.id = r.receivable_id where r.cuid = $1`,
    [registration],
  );
  return row;
}
const once = { changes: 1, audited: 1 };

/** Two collaborators give one registration other days. */
async function twoChange() {
  const registration = await register();
  const outcome = await together([
    change(registration, [0, 1], staff[0]),
    change(registration, [2], staff[1]),
  ]);
  return { registration, ...outcome };
}

test('race: when two change the days of one registration, one succeeds and the other is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { registration, done, refused } = await twoChange();
    expect(refused).toEqual(['CHANGED_MEANWHILE']);
    const { total_amount, version } = await readOf(registration);
    expect(version).toBe(2);
    expect(await stateOf(registration)).toEqual({
      ...once,
      total: total_amount,
      lines: total_amount,
      days: done[0] === 0 ? 2 : 1,
    });
  }
  expect(await broken()).toEqual([]);
});

/** Two collaborators set the price of one registration. */
async function twoSetPrice() {
  const registration = await register();
  const outcome = await together([
    setPrice(registration, 9000, staff[0]),
    setPrice(registration, 15_000, staff[1]),
  ]);
  return { registration, ...outcome };
}

test('race: when two set the price of one registration, one succeeds and the other is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { registration, done, refused } = await twoSetPrice();
    expect(refused).toEqual(['CHANGED_MEANWHILE']);
    const total = done[0] === 0 ? 9000 : 15_000;
    expect(await stateOf(registration)).toEqual({ ...once, total, lines: total, days: 3 });
  }
  expect(await broken()).toEqual([]);
});

/** One collaborator changes the days while another one sets the price. */
async function changeAndSetPrice() {
  const registration = await register();
  const outcome = await together([
    change(registration, [0, 1], staff[0]),
    setPrice(registration, 9000, staff[1]),
  ]);
  return { registration, ...outcome };
}

test('race: one changes the days while another sets the price: never both from an outdated version', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { registration, done, refused } = await changeAndSetPrice();
    expect(refused).toEqual(['CHANGED_MEANWHILE']);
    const { total_amount } = await readOf(registration);
    const of_price = done[0] === 1;
    if (of_price) expect(total_amount).toBe(9000);
    expect(await stateOf(registration)).toEqual({
      ...once,
      total: total_amount,
      lines: total_amount,
      days: of_price ? 3 : 2,
    });
  }
  expect(await broken()).toEqual([]);
});

test('a refused collaborator sees the author and time of the change, and can try again with the new version', async () => {
  const { registration, done } = await twoSetPrice();
  const again = done[0] === 0 ? 15_000 : 9000;
  const before = setPrice(registration, again, staff[1]);
  await expect(before).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    status: 409,
    details: { version: 2, by: 'Sophie Peeters' },
  });
  const { version } = await readOf(registration);
  await shop.office(
    'setRegistrationPrice',
    { registration, version, total_amount: again, reason: 'Bénévole' },
    staff[1],
  );
  expect(await stateOf(registration)).toMatchObject({ total: again, lines: again, changes: 2 });
  expect(await broken()).toEqual([]);
});

// last: the data that they leave is wrong on purpose
test.each([
  ['change its days', twoChange],
  ['set its price', twoSetPrice],
  ['change its days and set its price', changeAndSetPrice],
])('race, negative control: without the lock of the registration both %s', async (_what, race) => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await race()).done.length, { right })).toBeGreaterThan(
    right,
  );
});
