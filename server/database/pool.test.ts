import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool, shareOf } from './pool.ts';
import { type Db, inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a statement of the application uses one processor, is not compiled, and times out', async () => {
  const pool = createPool(database.url, { max: 1 });
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('max_parallel_workers_per_gather', 'jit', 'statement_timeout', 'lock_timeout', 'TimeZone')`,
  );
  const login = await pool.query<{ current_user: string }>('select current_user');
  await pool.end();
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    jit: 'off',
    lock_timeout: '10000',
    max_parallel_workers_per_gather: '0',
    statement_timeout: '30000',
    TimeZone: 'UTC',
  });
  expect(login.rows).toEqual([{ current_user: 'ribambelle_app' }]);
});

test('an unused connection is kept for minutes with its plans, and closed in the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = createPool(database.url, { max: 1 });
  const process = async () =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await process();
  vi.advanceTimersByTime(5 * 60_000);
  expect(await process()).toBe(first);
  vi.advanceTimersByTime(15 * 60_000);
  vi.useRealTimers();
  expect(await process()).not.toBe(first);
  await pool.end();
});

test('a reader never waits for a writer, and gets a connection of its own', async () => {
  const pool = createPool(database.url, { max: 1 });
  const processOf = (db: Db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let begin = () => {};
  const beginning = new Promise<void>((resolve) => (begin = resolve));
  const writing = inTransaction({ pool, organiser_id: null }, async (db) => {
    begin();
    await gate;
    return processOf(db);
  });
  await beginning;
  const reading = { organiser_id: null, readonly: true };
  const reader = await inTransaction({ pool, ...reading }, processOf);
  release();
  expect((await writing).rows).not.toEqual(reader.rows);
  await pool.end();
});

test.each([
  [undefined, { max: 6, max_writers: 8 }],
  [48, { max: 6, max_writers: 8 }],
  [8, { max: 3, max_writers: 5 }],
  [2, { max: 1, max_writers: 1 }],
  [1, { max: 1, max_writers: 1 }],
])('the share of a process that may use %s connections', (most, share) => {
  expect(shareOf(most)).toEqual(share);
});
