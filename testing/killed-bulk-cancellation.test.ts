import { expect, test } from 'vitest';
import { beginBulk, type Begun, dieAfterLines, goOn, killedInTheMiddle } from './killed-bulk.ts';
import { expectSound, registerPaid, RIGHTS_OF_MONEY } from './killed-money.ts';
import { openShop, type Shop } from './shop.ts';
import { workingServerOf } from './working-server.ts';

const CHANGE = {
  kind: 'CANCEL' as const,
  reason: 'La piscine est fermée',
  give_back: {
    what: { of: 'SHARE' as const, share: 7500 },
    to: 'WALLET' as const,
    kept_label: 'Frais',
  },
  message: null,
};

/** Makes registrations of one family each, paid in cash, and the action that cancels them. */
async function withRegistrations(shop: Shop, many: number): Promise<Begun> {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, [
    ...RIGHTS_OF_MONEY,
    'registrations.cancel',
  ]);
  // long after any date of a test
  const columns = { price: 10_000, capacity: null, days: ['2099-07-06'] };
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, columns);
  const chosen: string[] = [];
  for (let one = 0; one < many; one += 1)
    chosen.push(await registerPaid(shop, { organiser, staff, camp }));
  return {
    organiser,
    staff,
    action: { on: 'REGISTRATIONS', selection: { by: 'CHOSEN', chosen }, change: CHANGE },
    count: many,
    change: CHANGE,
  };
}

/**
 * Expects each to be cancelled once: one movement, one line for the amount kept, one entry in the
 * log, no place taken, and consistent books.
 */
async function expectOnce(shop: Shop, many: number): Promise<void> {
  const counts = await shop.sql(
    `select (select count(*) from registrations where cancelled_at is not null)::int as cancelled,
       (select count(*) from wallet_movements)::int as movements, (select sum(wallet_amount) from customers)::int as credit,
       (select count(*) from receivable_lines where reason = 'FEE')::int as kept,
       (select count(*) from audit_log where action = 'registrations.cancel')::int as acts,
       (select sum(registered) from availabilities)::int as places`,
  );
  const once = { cancelled: many, movements: many, kept: many, acts: many };
  expect(counts).toEqual([{ ...once, credit: many * 7500, places: 0 }]);
  await expectSound(shop);
}

test('killed in the middle, it continues where it was: each registration is cancelled and given back once', async () => {
  const shop = await openShop();
  const begun = await withRegistrations(shop, 9);
  const { cuid, read } = await beginBulk(shop, begun);
  await dieAfterLines(shop, { begun, cuid, lines: 3 });
  expect(await read()).toMatchObject({ state: 'RUNNING', changed: 3 });
  await goOn(shop, read);
  expect(await read()).toMatchObject({ changed: 9, refused: 0 });
  await expectOnce(shop, 9);
  await shop.close();
});

test('losing the right meanwhile stops it: what waits stays as it is', async () => {
  const shop = await openShop();
  const { read } = await beginBulk(shop, await withRegistrations(shop, 2));
  await shop.sql(
    `update collaborator_roles set permissions = array_remove(permissions, 'payments.refund')`,
  );
  const server = await workingServerOf(shop);
  await expect.poll(async () => (await read()).state).toBe('DONE');
  expect(await read()).toMatchObject({ changed: 0, refused: 2 });
  await server.stop();
  const cancelled_rows = await shop.sql('select from registrations where cancelled_at is not null');
  expect(cancelled_rows).toEqual([]);
  await shop.close();
});

test('every process is killed in the middle of it: each registration is still cancelled and given back once', async () => {
  const many = 40;
  await killedInTheMiddle(
    (shop) => withRegistrations(shop, many),
    (shop) => expectOnce(shop, many),
  );
}, 300_000);
