import { createServer } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import { freePort } from '@ribambelle/tools/start/ports.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createHealth } from './health.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the health check of this database under these settings. */
function healthWith(options: string, connectionString = database.url) {
  const pool = new pg.Pool({ connectionString, options, max: 2 });
  pool.on('error', () => undefined);
  onTestFinished(() => void pool.end());
  return createHealth(pool, () => Date.now());
}

test('a database that answers and writes is healthy', async () => {
  expect(await healthWith('')()).toBeNull();
});

test('one whose disk is full is reported as full', async () => {
  expect(await healthWith('-c temp_file_limit=0')()).toBe(
    'The database cannot write: its disk is full.',
  );
});

test('one that is read-only is reported as such', async () => {
  expect(await healthWith('-c default_transaction_read_only=on')()).toBe(
    'The database may only be read.',
  );
});

test('one that hangs is reported as not answering within four seconds, with one check at a time', async () => {
  let calls = 0;
  const silent = createServer((socket) => {
    calls += 1;
    socket.on('error', () => undefined);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  const health = healthWith('', `postgresql://ann@127.0.0.1:${port}/shop`);
  const start = performance.now();
  const answers = await Promise.all([health(), health(), health()]);
  expect(answers).toEqual(Array(3).fill('The database does not answer.'));
  expect(performance.now() - start).toBeLessThan(4000);
  expect(calls).toBe(1);
  silent.close();
});

test('it is checked every three seconds at most', async () => {
  let at = 0;
  let looks = 0;
  const owner = createPool(database.url, { as_owner: true, max: 2 });
  owner.on('acquire', () => {
    looks += 1;
  });
  const health = createHealth(owner, () => at);
  await health();
  const first = looks;
  at = 2_999;
  await health();
  expect(looks).toBe(first);
  at = 3_001;
  await health();
  expect(looks).toBe(2 * first);
  await owner.end();
});
