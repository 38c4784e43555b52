import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { applyNextLine } from '@ribambelle/server/bulk-actions/apply-line.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { startServer } from '@ribambelle/server/main.ts';
import { findOrganiser } from '@ribambelle/server/organisers/organiser.ts';
import { orRefuse } from '@ribambelle/server/refusal.ts';
import { buildMails } from '@ribambelle/tools/build.ts';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';
import { killWorkers, startSupervised, stopSupervised } from './supervised.ts';

const MANY = 400;

test('killed in the middle, it goes on where it was: each record is changed once, what is gone stops nothing', async () => {
  const shop = await openShop();
  const organiser = await shop.make.organiser();
  const circus = await shop.make.activity(organiser);
  const staff = await shop.make.collaborator(organiser, ['availabilities.update']);
  const camp = (day: string) =>
    shop.make.availability(organiser, circus, { days: [day], capacity: 12 });
  const camps = await Promise.all(Array.from({ length: 12 }, () => camp('2026-07-06')));
  const lost = await camp('2026-08-01');
  const change = { kind: 'CAPACITY', by: 'ADD', places: 2 } as const;
  const chosen = [...camps, lost].map(({ cuid }) => cuid);
  const on = 'AVAILABILITIES';
  const { cuid } = await shop.office(
    'createBulkAction',
    { action: { on, selection: { by: 'CHOSEN', chosen }, change }, count: 13 },
    staff,
  );
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
  const of = { bulk_action_id: Number(row?.id), on, change } as const;
  const next = () => inTenant((db, emit) => applyNextLine({ ...by, db, emit }, of));
  for (let line = 0; line < 3; line += 1) expect(await next()).toBe(true);
  // dies after the record was changed, before the transaction ended
  await expect(
    inTenant(async (db, emit) => {
      await applyNextLine({ ...by, db, emit }, of);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await shop.office('getBulkAction', { bulk_action: cuid }, staff)).toMatchObject({
    state: 'RUNNING',
    changed: 3,
  });
  await pool.end();
  await shop.sql('delete from availability_dates where availability_id = $1', [lost.id]);
  await shop.sql('delete from availabilities where id = $1', [lost.id]);
  const server = await startServer({
    databaseUrl: shop.databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
    clock: () => now,
    checkAnswers: true,
    jobs: true,
    limitsOff: true,
    smtpUrl: null,
  });
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toBe('DONE');
  expect(await read()).toMatchObject({ changed: 12, refused: 1 });
  await server.stop();
  const capacities = await shop.sql<{ capacity: number }>('select capacity from availabilities');
  expect(capacities.map(({ capacity }) => capacity)).toEqual(camps.map(() => 14));
  const log = await shop.sql(`select from audit_log where action = 'availabilities.update'`);
  expect(log).toHaveLength(12);
  await shop.close();
});

test('every process is killed in the middle of it: each record is changed once all the same', async () => {
  const shop = await openShop();
  // what a server of its own process writes e-mails with
  await buildMails(() => {});
  const supervisor = await startSupervised(shop, null);
  try {
    const organiser = await shop.make.organiser();
    const circus = await shop.make.activity(organiser);
    const staff = await shop.make.collaborator(organiser, ['availabilities.update']);
    const camp = () =>
      shop.make.availability(organiser, circus, { days: ['2026-07-06'], capacity: 12 });
    const camps = await Promise.all(Array.from({ length: MANY }, camp));
    const action = {
      on: 'AVAILABILITIES',
      selection: { by: 'CHOSEN', chosen: camps.map(({ cuid }) => cuid) },
      change: { kind: 'CAPACITY', by: 'ADD', places: 2 },
    } as const;
    const { cuid } = await shop.office('createBulkAction', { action, count: MANY }, staff);
    const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
    await expect
      .poll(async () => (await read()).changed, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(10);
    await killWorkers(supervisor);
    const killed = await read();
    expect(killed).toMatchObject({ state: 'RUNNING' });
    expect(killed.changed).toBeLessThan(MANY);
    await expect
      .poll(async () => (await read()).state, { timeout: 120_000, interval: 100 })
      .toBe('DONE');
    expect(await read()).toMatchObject({ changed: MANY, refused: 0 });
    const capacities = await shop.sql<{ capacity: number; count: string }>(
      'select capacity, count(*) as count from availabilities group by capacity',
    );
    expect(capacities).toEqual([{ capacity: 14, count: String(MANY) }]);
    const log = await shop.sql(`select from audit_log where action = 'availabilities.update'`);
    expect(log).toHaveLength(MANY);
  } finally {
    await stopSupervised(supervisor);
    await shop.close();
  }
}, 240_000);
