import { expect, test } from 'vitest';
import { beginBulk, type Begun, dieAfterLines, goOn, killedInTheMiddle } from './killed-bulk.ts';
import { expectSound, registerPaid, RIGHTS_OF_MONEY } from './killed-money.ts';
import { openShop, type Shop } from './shop.ts';

const FAMILIES = 2;
/** Two Wednesdays for each group, long after any date of a test; the first is closed. */
const DAYS = ['2099-11-11', '2099-11-18'];
const CHANGE = {
  kind: 'CLOSED' as const,
  closed: true as const,
  give_back: { what: { of: 'ALL' as const }, to: 'WALLET' as const, label: 'Jour férié' },
  message: null,
};

/** Makes a day of groups with two families each, paid in cash, and the action that closes it. */
async function groups(shop: Shop, many: number): Promise<Begun> {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, [
    ...RIGHTS_OF_MONEY,
    'availability-dates.update',
  ]);
  const activity = await shop.make.activity(organiser);
  const chosen: string[] = [];
  for (let group = 0; group < many; group += 1) {
    const columns = { price: 10_000, capacity: null, days: DAYS };
    const camp = await shop.make.availability(organiser, activity, columns);
    for (let one = 0; one < FAMILIES; one += 1)
      await registerPaid(shop, { organiser, staff, camp });
    chosen.push(camp.dates[0]?.cuid ?? '');
  }
  return {
    organiser,
    staff,
    action: { on: 'DATES', selection: { by: 'CHOSEN', chosen }, change: CHANGE },
    count: many,
    change: CHANGE,
  };
}

/**
 * Expects each date to be closed, each registration on it to cost half less, and that half to be in
 * the wallet, once; places stay, and the books are consistent.
 */
async function expectOnce(shop: Shop, many: number): Promise<void> {
  const counts = await shop.sql(
    `select (select count(*) from availability_dates where status = 'CLOSED')::int as closed,
       (select count(*) from receivable_lines where reason = 'CORRECTION')::int as lines,
       (select count(*) from wallet_movements)::int as movements, (select sum(wallet_amount) from customers)::int as credit,
       (select count(*) from registration_dates where taken_off_amount = 5000)::int as taken_off,
       (select count(*) from registrations where cancelled_at is null)::int as registered`,
  );
  const each = many * FAMILIES;
  const once = { lines: each, movements: each, taken_off: each, registered: each };
  expect(counts).toEqual([{ ...once, closed: many, credit: each * 5_000 }]);
  await expectSound(shop);
}

test('killed in the middle, it continues where it was: each date is closed, and each family gets its reduction, once', async () => {
  const shop = await openShop();
  const begun = await groups(shop, 5);
  const { cuid, read } = await beginBulk(shop, begun);
  await dieAfterLines(shop, { begun, cuid, lines: 2 });
  expect(await read()).toMatchObject({ state: 'RUNNING', changed: 2 });
  await goOn(shop, read);
  expect(await read()).toMatchObject({ changed: 5, refused: 0 });
  await expectOnce(shop, 5);
  await shop.close();
});

test('every process is killed in the middle of it: each date is still closed, and each family gets its reduction, once', async () => {
  const many = 20;
  await killedInTheMiddle(
    (shop) => groups(shop, many),
    (shop) => expectOnce(shop, many),
  );
}, 300_000);
