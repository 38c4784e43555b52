import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { removeRecipient } from './schedule-store.ts';

/** A Monday at nine in Brussels. */
const NOW = '2041-01-07T08:00:00.000Z';
const NEXT_MONDAY_7 = '2041-01-14T06:00:00.000Z';
const OWED = { report: 'owed', by: 'family' } as const;
const OCCUPANCY = { report: 'occupancy', by: 'activity', period: 'LAST_WEEK' } as const;
const MONEY: readonly Permission[] = ['reports.participation', 'reports.treasury', 'payments.read'];

let shop: Shop;
let anne: Awaited<ReturnType<typeof staff>>;
let bob: Awaited<ReturnType<typeof staff>>;
let boss: Awaited<ReturnType<typeof staff>>;
let organiser: Awaited<ReturnType<Shop['make']['organiser']>>;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  anne = await staff(MONEY);
  bob = await staff(['reports.participation']);
  boss = await staff(['collaborators.update']);
});
beforeEach(() => shop.sql('delete from report_schedules'));
afterAll(() => shop.close());

async function staff(permissions: readonly Permission[]) {
  const member = await shop.make.collaborator(organiser, permissions);
  const [row] = await shop.sql<{ cuid: string }>('select cuid from collaborators where id = $1', [
    member.id,
  ]);
  return { ...member, cuid: row?.cuid ?? '' };
}

const of = async (cuid: string, by = anne) => {
  const { data } = await shop.office('listReportSchedules', { all: by === boss }, by);
  return data.find((one) => one.cuid === cuid) ?? expect.fail();
};
const make = async (report: typeof OWED | typeof OCCUPANCY = OCCUPANCY) =>
  (
    await shop.office(
      'createReportSchedule',
      { of: report, weekday: 1, hour: 7, recipients: [anne.cuid] },
      anne,
    )
  ).cuid;
const dueMoments = async () => {
  const rows = await shop.sql<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'begin-report-sending' and key is not null`,
  );
  return rows.map(({ run_at }) => run_at.toISOString());
};

test('200 a new day and hour apply at once, one job waits for them, and the log records it', async () => {
  const schedule = await make();
  expect(await of(schedule)).toMatchObject({ version: 1, next_at: NEXT_MONDAY_7 });
  await shop.office('updateReportSchedule', { schedule, version: 1, weekday: 3, hour: 18 }, anne);
  const wednesday = '2041-01-09T17:00:00.000Z';
  expect(await of(schedule)).toMatchObject({
    weekday: 3,
    hour: 18,
    version: 2,
    next_at: wednesday,
  });
  expect(await dueMoments()).toContain(wednesday);
  expect(await dueMoments()).not.toContain(NEXT_MONDAY_7);
  const [entry] = await shop.sql<{ changes: object }>(
    `select changes from audit_log where action = 'reports.schedule' and changes <> '{}'`,
  );
  expect(entry?.changes).toEqual({ weekday: { from: 1, to: 3 }, hour: { from: 7, to: 18 } });
});

test('200 content and recipients change; the next due moment stays', async () => {
  const schedule = await make();
  const newReport = { ...OCCUPANCY, by: 'location', period: 'LAST_MONTH' } as const;
  await shop.office(
    'updateReportSchedule',
    { schedule, version: 1, of: newReport, recipients: [bob.cuid] },
    anne,
  );
  expect(await of(schedule)).toMatchObject({
    of: newReport,
    version: 2,
    next_at: NEXT_MONDAY_7,
    recipients: [{ cuid: bob.cuid, gets: true }],
  });
});

test('a paused schedule stays paused, and is queued when it resumes', async () => {
  const schedule = await make();
  await shop.office('pauseReportSchedule', { schedule, paused: true }, anne);
  await shop.office('updateReportSchedule', { schedule, version: 1, hour: 18 }, anne);
  expect(await of(schedule)).toMatchObject({ paused: true, hour: 18 });
  expect(await dueMoments()).not.toContain('2041-01-07T17:00:00.000Z');
});

test('409 after a recipient has stopped it meanwhile: an open form does not bring them back', async () => {
  const schedule = await make();
  await shop.office(
    'updateReportSchedule',
    { schedule, version: 1, recipients: [anne.cuid, bob.cuid] },
    anne,
  );
  const { version } = await of(schedule);
  const [row] = await shop.sql<{ id: string }>('select id from report_schedules where cuid = $1', [
    schedule,
  ]);
  const pool = createPool(shop.databaseUrl, { max: 1 });
  await runInTenantOf(pool, { organiser_id: organiser.id, now: NOW })((db) =>
    removeRecipient(db, { id: Number(row?.id), collaborator_id: bob.id }),
  );
  await pool.end();
  const late = { schedule, version, recipients: [anne.cuid, bob.cuid] };
  await expect(shop.office('updateReportSchedule', late, anne)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  expect((await of(schedule)).recipients).toHaveLength(1);
});

test('409 for a new recipient without the right to read it; one who lost the right stays, and gets none', async () => {
  const schedule = await make(OWED);
  const also = (recipients: string[]) =>
    shop.office('updateReportSchedule', { schedule, version: 1, recipients }, anne);
  await expect(also([anne.cuid, bob.cuid])).rejects.toMatchObject({
    code: 'REPORT_RECIPIENT_INVALID',
    fields: { recipients: 'REPORT_RECIPIENT_INVALID' },
  });
  await shop.sql(
    `insert into report_recipients (organiser_id, report_schedule_id, collaborator_id)
     select organiser_id, id, $1 from report_schedules where cuid = $2`,
    [bob.id, schedule],
  );
  await shop.office(
    'updateReportSchedule',
    { schedule, version: 1, hour: 9, recipients: [anne.cuid, bob.cuid] },
    anne,
  );
  const { recipients } = await of(schedule);
  expect(recipients.filter(({ gets }) => gets).map(({ cuid }) => cuid)).toEqual([anne.cuid]);
  expect(recipients).toHaveLength(2);
});

test('404 for a caller who neither made it nor manages the team; a manager changes its hour, but cannot switch to a report beyond their rights', async () => {
  const schedule = await make();
  const as = (by: typeof anne, change: object) =>
    shop.office('updateReportSchedule', { schedule, version: 1, ...change }, by);
  await expect(as(bob, { hour: 9 })).rejects.toMatchObject({ code: 'REPORT_SCHEDULE_NOT_FOUND' });
  await expect(as(boss, { of: OWED })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const { data } = await shop.office('listReportReaders', { report: 'owed' }, boss);
  expect(data.map(({ cuid }) => cuid)).toEqual([anne.cuid]);
  await as(boss, { hour: 9 });
  expect(await of(schedule)).toMatchObject({ hour: 9 });
});
