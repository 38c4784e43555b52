import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';

const MIGRATION = join(import.meta.dirname, 'migrations/1180-rights-of-sold-things.sql');

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await connect(database.url);
  await client.query(`insert into organisers (id, name) values (1, 'Maison')`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const BUNDLES = 'customer-bundles';
const VOUCHERS = 'customer-vouchers';

test.each([
  ['gives money of packs back', [`${BUNDLES}.delete`, 'payments.refund'], [`${BUNDLES}.refund`]],
  ['cancels packs alone', [`${BUNDLES}.delete`, 'payments.read'], []],
  ['gives payments back alone', ['payments.refund'], []],
  ['cancels one and refunds', [`${VOUCHERS}.delete`, 'payments.refund'], [`${VOUCHERS}.refund`]],
  ['sells them at a desk', [`${VOUCHERS}.create`, 'payments.create'], [`${VOUCHERS}.redeem`]],
  ['sells them without money', [`${VOUCHERS}.create`, 'payments.read'], []],
  ['has it already', [`${BUNDLES}.delete`, `${BUNDLES}.refund`, 'payments.refund'], []],
])('a role with %s: %j also gets %j, once', async (name, before, added) => {
  await client.query(
    `insert into collaborator_roles (organiser_id, name, permissions) values (1, $1, $2)`,
    [name, before],
  );
  const sql = await readFile(MIGRATION, 'utf8');
  await client.query(sql);
  await client.query(sql);
  const { rows } = await client.query<{ permissions: string[] }>(
    'select permissions from collaborator_roles where name = $1',
    [name],
  );
  expect(rows).toEqual([{ permissions: [...before, ...added] }]);
});
