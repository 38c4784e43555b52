import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a statement of the application takes one processor, is not compiled, and is given up', async () => {
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

test('a connection that nobody uses is kept for minutes with its plans, and closed in the end', async () => {
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
