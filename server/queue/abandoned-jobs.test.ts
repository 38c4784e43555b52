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

test('a job that runs for longer than a sweep is not given to a second worker', async () => {
  const watch = await watchWorkers(owner);
  const begun: number[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const runner = await run({
    pgPool: owner,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 100,
    events: watch.events,
    logger: new Logger(() => () => {}),
    taskList: {
      long: async () => {
        begun.push(begun.length);
        await ended;
      },
    },
  });
  onTestFinished(async () => {
    end();
    await runner.stop();
    await watch.stop();
  });
  await owner.query(`select graphile_worker.add_job('long', '{}')`);
  await expect.poll(() => begun.length).toBe(1);
  await giveBack(owner);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(begun).toHaveLength(1);
});

test('the jobs of a killed process are free again at once, those of a living one are not', async () => {
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
