import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import { createPool } from './pool.ts';
import { type Db, inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const count = () =>
  inTransaction(
    { pool, organiser_id: null },
    async (db) =>
      (await sql<{ n: number }>`select count(*) as n from rate_limits`.execute(db)).rows[0]?.n,
  );

test('a failing statement undoes everything, even when the action swallows its error', async () => {
  const transaction = inTransaction({ pool, organiser_id: null }, async (db) => {
    await sql`insert into rate_limits (key, window_start) values ('lost', now())`.execute(db);
    await sql`select 1 / 0`.execute(db).catch(() => {});
    return 'acknowledged';
  });
  await expect(transaction).rejects.toThrow('rolled back');
  expect(await count()).toBe(0);
});

test('a statement sent with the commit is committed with the rest, or undoes it', async () => {
  const keep = (key: string) =>
    sql`insert into rate_limits (key, window_start) values (${key}, now())`;
  const closing = (last: ReturnType<typeof keep>) =>
    inTransaction({ pool, organiser_id: null }, async (db, withCommit) => {
      await keep('first').execute(db);
      withCommit(last);
    });
  await expect(closing(sql`select 1 / 0`)).rejects.toThrow('division');
  expect(await count()).toBe(0);
  await closing(keep('last'));
  expect(await count()).toBe(2);
  await inTransaction({ pool, organiser_id: null }, (db) =>
    sql`delete from rate_limits`.execute(db),
  );
});

test('a statement left running by a failed action never reaches the next transaction of its connection', async () => {
  let late: Promise<unknown> = Promise.resolve();
  let wake = () => {};
  const sleep = new Promise<void>((resolve) => (wake = resolve));
  const failing = inTransaction({ pool, organiser_id: null }, async (db) => {
    late = sleep.then(() =>
      sql`insert into rate_limits (key, window_start) values ('stray', now())`.execute(db),
    );
    late.catch(() => {});
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await inTransaction({ pool, organiser_id: null }, async (db) => {
    wake();
    await late.catch(() => {});
    await sql`select 1`.execute(db);
  });
  await expect(late).rejects.toThrow('over');
  expect(await count()).toBe(0);
});

test('a reader cannot write, and no row of an organiser is visible without one', async () => {
  await expect(
    inTransaction({ pool, organiser_id: null, readonly: true }, (db) =>
      sql`delete from rate_limits`.execute(db),
    ),
  ).rejects.toThrow('read-only');
  const rows = await inTransaction({ pool, organiser_id: null }, (db) =>
    db.selectFrom('organisers').selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

test('statements sent together each get their own rows', async () => {
  const answers = await inTransaction({ pool, organiser_id: null }, (db) =>
    Promise.all(
      Array.from(
        { length: 50 },
        async (_, n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(db)).rows[0]?.n,
      ),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => n));
});

test('a reader’s transaction has ended for the next user of its connection, whatever that does', async () => {
  const reading = { organiser_id: 42, readonly: true };
  const tenant = async () => {
    const { rows } = await pool.query<{ tenant: string; readonly: string }>(
      `select current_setting('app.organiser_id', true) as tenant, current_setting('transaction_read_only') as readonly`,
    );
    return rows[0];
  };
  await inTransaction({ pool, ...reading }, (db) => sql`select 1`.execute(db));
  expect(await tenant()).toEqual({ tenant: '', readonly: 'off' });
  await inTransaction({ pool, ...reading }, (db) => sql`select 1`.execute(db));
  await inTransaction({ pool, organiser_id: null }, (db) =>
    sql`insert into rate_limits (key, window_start) values ('after a reader', now())`.execute(db),
  );
  expect(await count()).toBe(1);
  await inTransaction({ pool, organiser_id: null }, (db) =>
    sql`delete from rate_limits`.execute(db),
  );
});

test('a reader’s transaction ends soon, even when nobody takes its connection', async () => {
  const owner = createPool(database.url, { max: 1, as_owner: true });
  const open = async () => {
    const { rows } = await owner.query<{ open: boolean }>(
      `select exists (select from pg_stat_activity where state = 'idle in transaction'
        and datname = current_database() and pid <> pg_backend_pid()) as open`,
    );
    return rows[0]?.open;
  };
  await inTransaction({ pool, organiser_id: 42, readonly: true }, (db) =>
    sql`select 1`.execute(db),
  );
  await expect.poll(open, { interval: 5 }).toBe(false);
  await owner.end();
});

test('five write at once and a sixth waits for its turn; a reader waits for nobody, nor does a running writer, and a commit gives the turn back', async () => {
  // a slow turn would let the sixth begin
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wide = createPool(database.url, { max: 8 });
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const starts: string[] = [];
  const writing = (name: string) => {
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const over = inTransaction({ pool: wide, organiser_id: null }, async () => {
      starts.push(name);
      begin();
      await gate;
    });
    return { hasBegun, over };
  };
  const first = ['a', 'b', 'c', 'd', 'e'].map(writing);
  const sixth = writing('f');
  await Promise.all(first.map(({ hasBegun }) => hasBegun));
  await inTransaction({ pool: wide, organiser_id: null, readonly: true }, async () => {
    starts.push('reader');
  });
  await inTransaction({ pool: wide, organiser_id: null, goes_on: true }, async () => {
    starts.push('job');
  });
  expect(starts.slice(0, 5).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(starts.slice(5)).toEqual(['reader', 'job']);
  release();
  await Promise.all([...first, sixth].map(({ over }) => over));
  expect(starts.at(-1)).toBe('f');
  vi.useRealTimers();
  await wide.end();
});

test('five writers that wait for one lock do not block a sixth that writes another row', async () => {
  const wide = createPool(database.url, { max: 8 });
  const keep = (key: string) => (db: Db) =>
    sql`insert into rate_limits (key, window_start) values (${key}, '2026-07-06')
      on conflict (key, window_start) do update set tries = rate_limits.tries + 1`.execute(db);
  const writing = (key: string) => inTransaction({ pool: wide, organiser_id: null }, keep(key));
  await writing('wanted by all');
  const holder = await wide.connect();
  await holder.query('begin');
  await holder.query(`select from rate_limits where key = 'wanted by all' for update`);
  const writers = ['a', 'b', 'c', 'd', 'e'].map(() => writing('wanted by all'));
  await writing('another');
  await holder.query('commit');
  holder.release();
  await Promise.all(writers);
  expect(await count()).toBe(2);
  await inTransaction({ pool: wide, organiser_id: null }, (db) =>
    sql`delete from rate_limits`.execute(db),
  );
  await wide.end();
});

test('a failed transaction gives its turn back, as often as it is tried', async () => {
  const failing = () =>
    inTransaction({ pool, organiser_id: null }, () => Promise.reject(new Error('no')));
  for (let times = 0; times < 6; times += 1) await expect(failing()).rejects.toThrow('no');
  expect(await count()).toBe(0);
});
