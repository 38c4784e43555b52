import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appLogin } from './app-login.ts';
import { connect } from './connect.ts';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await connect(await appLogin(database.url));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const expectRefused = (statement: string) =>
  expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^42/) });

test('whoever asks at once, and however often, finds the same login', async () => {
  const urls = await Promise.all([1, 2, 3, 4].map(() => appLogin(database.url)));
  expect(new Set(urls).size).toBe(1);
  expect(urls[0]).not.toBe(database.url);
});

test('the server signs in as a role that owns nothing and has only the rights that it needs', async () => {
  const { rows } = await client.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication from pg_roles where rolname = session_user`,
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
      rolreplication: false,
    },
  ]);
  const owned = await client.query(
    `select relname from pg_class where pg_get_userbyid(relowner) = session_user`,
  );
  expect(owned.rows).toEqual([]);
});

test('the role cannot become the owner', async () => {
  await client.query('reset role');
  await client.query('reset session authorization');
  await expectRefused('set role ribambelle');
  await expectRefused('alter table organisers disable row level security');
  await expectRefused('create table public.mine (a integer)');
  await expectRefused('drop policy tenant on organisers');
  await expectRefused('select * from graphile_worker._private_jobs');
  await expectRefused(`update migrations set hash = ''`);
  await expectRefused('delete from security_events');
  await expectRefused(`call protect_tenant_table('organisers')`);
});

test('without an organiser no row is visible, and nothing is queued for one', async () => {
  const { rows } = await client.query('select count(*)::integer as count from organisers');
  expect(rows).toEqual([{ count: 0 }]);
  await expectRefused(`select emit_events(1, now(), '[]', '[]')`);
});

test('no other role may run our functions, and functions of the owner search temporary tables last', async () => {
  const owner = await connect(database.url);
  const { rows } = await owner.query<{ name: string; everybody: boolean; path: string | null }>(
    `select p.oid::regprocedure::text as name,
       has_function_privilege('public', p.oid, 'execute') as everybody,
       case when p.prosecdef then array_to_string(p.proconfig, ' ') end as path
     from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
       select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  );
  await owner.end();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ everybody }) => everybody).map(({ name }) => name)).toEqual([]);
  const past = rows.filter(({ path }) => path !== null && !/search_path=.*pg_temp$/.test(path));
  expect(past.map(({ name }) => name)).toEqual([]);
});
