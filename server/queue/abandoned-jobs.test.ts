import { Logger, run } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import { createPool } from '../database/pool.ts';
import { giveBack, watchWorkers } from './abandoned-jobs.ts';

let database: TestDatabase;
let owner: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createPool(database.url, { max: 4, as_owner: true });
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('a job that runs longer than a sweep is not given to a second worker', async () => {
  const watch = await watchWorkers(owner);
  const starts: number[] = [];
  let end = () => {};
  const ending = new Promise<void>((resolve) => (end = resolve));
  const runner = await run({
    pgPool: owner,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 100,
    events: watch.events,
    logger: new Logger(() => () => {}),
    taskList: {
      long: async () => {
        starts.push(starts.length);
        await ending;
      },
    },
  });
  onTestFinished(async () => {
    end();
    await runner.stop();
    await watch.stop();
  });
  await owner.query(`select graphile_worker.add_job('long', '{}')`);
  await expect.poll(() => starts.length).toBe(1);
  await giveBack(owner);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(starts).toHaveLength(1);
});

test('a worker that the database forgot registers again before its jobs are taken', async () => {
  const watch = await watchWorkers(owner, 50);
  watch.events.emit('pool:create', { workerPool: { id: 'forgotten' } });
  const holders = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) + objid::bigint = hashtextextended('forgotten', 1)`,
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(holders).toHaveLength(1);
  const [first] = await holders();
  await owner.query('select pg_terminate_backend($1)', [first]);
  await expect.poll(async () => (await holders()).filter((pid) => pid !== first)).toHaveLength(1);
  await watch.stop();
});

test('the jobs of a killed process are free again at once, those of a running one are not', async () => {
  const watch = await watchWorkers(owner);
  onTestFinished(() => watch.stop());
  watch.events.emit('pool:create', { workerPool: { id: 'pool-alive' } });
  for (const pool of ['pool-dead', 'pool-alive']) {
    await owner.query(`select graphile_worker.add_job('send', '{}', null, null, null, $1)`, [pool]);
    await owner.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where key = $1',
      [pool],
    );
  }
  await expect
    .poll(
      async () =>
        (
          await owner.query(`select count(*) as n from pg_locks l
            join pg_database d on d.oid = l.database and d.datname = current_database()
           where l.locktype = 'advisory'`)
        ).rows[0].n,
    )
    .toBe(1);
  await giveBack(owner);
  const { rows } = await owner.query(
    'select key, locked_by from graphile_worker._private_jobs order by key',
  );
  expect(rows).toEqual([
    { key: 'pool-alive', locked_by: 'pool-alive' },
    { key: 'pool-dead', locked_by: null },
  ]);
});
