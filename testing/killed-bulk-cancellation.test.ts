import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { applyNextLine } from '@ribambelle/server/bulk-actions/apply-line.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { startServer } from '@ribambelle/server/main.ts';
import { findOrganiser } from '@ribambelle/server/organisers/organiser.ts';
import { orRefuse } from '@ribambelle/server/refusal.ts';
import { buildMails } from '@ribambelle/tools/build.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';
import { killWorkers, startSupervised, stopSupervised } from './supervised.ts';

const MANY = 80;
const CHANGE = {
  kind: 'CANCEL',
  reason: 'La piscine est fermée',
  give_back: {
    what: { of: 'SHARE', share: 7500 },
    to: 'WALLET',
    kept_label: 'Frais',
  },
} as const;

/** Long after the clock of any test. */
const DAY = '2099-07-06';

/** So many registrations of one family each, paid in cash, and who cancels them. */
async function registered(shop: Shop, many: number) {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.cancel',
    'payments.create',
    'payments.refund',
  ]);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    price: 10_000,
    capacity: null,
    days: [DAY],
  });
  const chosen: string[] = [];
  for (let one = 0; one < many; one += 1) {
    const family = await shop.make.customer(organiser);
    const { cuid } = await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
        received: { amount: 10_000, method: 'CASH' },
      },
      staff,
    );
    chosen.push(cuid);
  }
  const action = {
    on: 'REGISTRATIONS',
    selection: { by: 'CHOSEN', chosen },
    change: { ...CHANGE, give_back: { ...CHANGE.give_back } },
  } as const;
  const { cuid } = await shop.office(
    'createBulkAction',
    { action: { ...action, selection: { by: 'CHOSEN', chosen } }, count: many },
    staff,
  );
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
  return { organiser, staff, camp, cuid, read };
}

/** Each was cancelled once: one movement, one line of what is kept, one act in the log, no place taken, and the books add up. */
async function expectOnce(shop: Shop, many: number): Promise<void> {
  const counted = await shop.sql(
    `select (select count(*) from registrations where cancelled_at is not null)::int as cancelled,
       (select count(*) from wallet_movements)::int as movements, (select sum(wallet_amount) from customers)::int as credit,
       (select count(*) from receivable_lines where reason = 'FEE')::int as kept,
       (select count(*) from audit_log where action = 'registrations.cancel')::int as acts,
       (select sum(registered) from availabilities)::int as places`,
  );
  expect(counted).toEqual([
    {
      cancelled: many,
      movements: many,
      credit: many * 7500,
      kept: many,
      acts: many,
      places: 0,
    },
  ]);
  const books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  await books.end();
  expect(broken).toEqual([]);
}

const serverFor = (shop: Shop) =>
  startServer({
    databaseUrl: shop.databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
    clock: () => shop.clock.now(),
    checkAnswers: true,
    jobs: true,
    limitsOff: true,
    smtpUrl: null,
  });

test('killed in the middle, it goes on where it was: each is cancelled and given back once', async () => {
  const shop = await openShop();
  const { organiser, staff, cuid, read } = await registered(shop, 9);
  const [row] = await shop.sql<{ id: string }>('select id from bulk_actions where cuid = $1', [
    cuid,
  ]);
  const pool = createPool(shop.databaseUrl, { max: 4 });
  const now = shop.clock.now();
  const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now });
  const by = {
    organiser: orRefuse(await inTenant(findOrganiser), 'NOT_FOUND'),
    collaborator: { id: staff.id, firstname: 'A', lastname: 'B' },
    language: 'fr' as const,
    now,
  };
  const of = {
    bulk_action_id: Number(row?.id),
    on: 'REGISTRATIONS',
    change: { ...CHANGE, message: null },
  } as const;
  const next = () => inTenant((db, emit) => applyNextLine({ ...by, db, emit }, of));
  for (let line = 0; line < 3; line += 1) expect(await next()).toBe(true);
  // dies after the money has moved, before the transaction ended
  await expect(
    inTenant(async (db, emit) => {
      await applyNextLine({ ...by, db, emit }, of);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await read()).toMatchObject({ state: 'RUNNING', changed: 3 });
  await pool.end();
  const server = await serverFor(shop);
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toBe('DONE');
  expect(await read()).toMatchObject({ changed: 9, refused: 0 });
  await server.stop();
  await expectOnce(shop, 9);
  await shop.close();
});

test('who loses the right meanwhile stops it: what waits stays as it is', async () => {
  const shop = await openShop();
  const { read } = await registered(shop, 2);
  await shop.sql(
    `update collaborator_roles set permissions = array_remove(permissions, 'payments.refund')`,
  );
  const server = await serverFor(shop);
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toBe('DONE');
  expect(await read()).toMatchObject({ changed: 0, refused: 2 });
  await server.stop();
  const left = await shop.sql('select from registrations where cancelled_at is not null');
  expect(left).toEqual([]);
  await shop.close();
});

test('every process is killed in the middle of it: each is cancelled and given back once all the same', async () => {
  // the server of its own process goes by the real clock, and forgets what is old
  const shop = await openShop({ now: new Date().toISOString() });
  await buildMails(() => {});
  const supervisor = await startSupervised(shop, null);
  try {
    const { read } = await registered(shop, MANY);
    await expect
      .poll(async () => (await read()).changed, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(3);
    await killWorkers(supervisor);
    const killed = await read();
    expect(killed).toMatchObject({ state: 'RUNNING' });
    expect(killed.changed).toBeLessThan(MANY);
    await expect
      .poll(async () => (await read()).state, { timeout: 120_000, interval: 100 })
      .toBe('DONE');
    expect(await read()).toMatchObject({ changed: MANY, refused: 0 });
    await expectOnce(shop, MANY);
  } finally {
    await stopSupervised(supervisor);
    await shop.close();
  }
}, 240_000);
