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

test('the jobs of a killed process are free again at once, those of a living one are not', async () => {
  const watch = await watchWorkers(owner);
  onTestFinished(() => watch.stop());
  watch.events.emit('worker:create', { worker: { workerId: 'worker-alive' } });
  for (const worker of ['worker-dead', 'worker-alive']) {
    await owner.query(`select graphile_worker.add_job('send', '{}', null, null, null, $1)`, [
      worker,
    ]);
    await owner.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where key = $1',
      [worker],
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
    { key: 'worker-alive', locked_by: 'worker-alive' },
    { key: 'worker-dead', locked_by: null },
  ]);
});
