import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@ribambelle/testing/database.ts';
import type { TestDatabase } from '@ribambelle/testing/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let folder = '';
let database: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-migrations-'));
  database = await createTestDatabase();
  await query('drop table migrations');
  await write('0001-trees.sql', 'create table trees (id int)');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(database.url, folder);

async function query(sql: string) {
  const client = await connect(database.url);
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('pending migrations are applied once, in order', async () => {
  await write('0002-birds.sql', 'create table birds (id int); alter table trees add bird int');
  expect(await pendingMigrations(database.url, folder)).toEqual([
    '0001-trees.sql',
    '0002-birds.sql',
  ]);
  expect(await run()).toEqual(['0001-trees.sql', '0002-birds.sql']);
  expect(await run()).toEqual([]);
  expect(await pendingMigrations(database.url, folder)).toEqual([]);
});

test('of several processes that start at once, one applies', async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001-trees.sql']);
});

test('a migration that fails leaves nothing behind, and earlier ones stay', async () => {
  await write('0002-birds.sql', 'create table birds (id int); select 1 / 0');
  await expect(run()).rejects.toThrow('Migration 0002-birds.sql failed: division by zero');
  expect(
    await query(
      "select to_regclass('trees') is not null as trees, to_regclass('birds') is not null as birds",
    ),
  ).toEqual([{ trees: true, birds: false }]);
  expect(await pendingMigrations(database.url, folder)).toEqual(['0002-birds.sql']);
});

test('an applied file that has changed is refused', async () => {
  await run();
  await write('0001-trees.sql', 'create table trees (id bigint)');
  await expect(run()).rejects.toThrow('Migration 0001-trees.sql has changed since it was applied');
});

test('a database from a newer version is refused', async () => {
  await run();
  await query("insert into migrations (name, hash) values ('0009-future.sql', '')");
  await expect(run()).rejects.toThrow(
    '0009-future.sql, which this version of Ribambelle does not know',
  );
});

test('a misspelled file and a duplicate number are refused', async () => {
  await write('0001-birds.sql', '');
  await expect(run()).rejects.toThrow('have the same number');
  await rm(join(folder, '0001-birds.sql'));
  await write('2-Birds.sql', '');
  await expect(run()).rejects.toThrow('must be named like');
});

test('an unreachable server is named without its password', async () => {
  await expect(migrate('postgresql://ann:secret@127.0.0.1:1/shop')).rejects.toThrow(
    'The database at postgresql://ann@127.0.0.1:1/shop cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

test('indexes of names are rebuilt when the server sorts names with another version of its library', async () => {
  const fileOf = async () => query(`select pg_relation_filepath('customers_name') as file`);
  const before = await fileOf();
  await run();
  expect(await fileOf()).toEqual(before);
  await query(`update pg_collation set collversion = '0' where collname = 'by_name'`);
  await run();
  expect(await fileOf()).not.toEqual(before);
  expect(
    await query(
      `select collversion = pg_collation_actual_version(oid) as known from pg_collation where collname = 'by_name'`,
    ),
  ).toEqual([{ known: true }]);
});
