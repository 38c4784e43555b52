import { openShop } from '@ribambelle/testing/shop.ts';
import { expect, test } from 'vitest';
import { memoryOfDatabase } from './database-memory.ts';
import { noDatabase } from './no-database.ts';
import { createPool } from './pool.ts';
import { type Db, inTransaction } from './transaction.ts';

const NOBODY = { organiser_id: null };

test('all transactions of a database share a memory, whether they read or write; another database has its own', async () => {
  const shops = await Promise.all([openShop(), openShop()]);
  const pools = shops.map((shop) => createPool(shop.databaseUrl, { max: 2 }));
  const [one, two] = pools;
  if (one === undefined || two === undefined) throw new Error('Two pools were made');
  const memoryOf = memoryOfDatabase(() => new Map<string, number>());
  const remember = async (db: Db) => void memoryOf(db).set('places', 3);
  const recall = async (db: Db) => memoryOf(db).get('places');
  await inTransaction({ pool: one, ...NOBODY }, remember);
  expect(await inTransaction({ pool: one, ...NOBODY, readonly: true }, recall)).toBe(3);
  expect(await inTransaction({ pool: two, ...NOBODY }, recall)).toBeUndefined();
  await Promise.all([...pools.map((pool) => pool.end()), ...shops.map((shop) => shop.close())]);
});

test('the memories of one database are separate from each other', () => {
  const db = noDatabase();
  const one = memoryOfDatabase(() => new Set([1]));
  const two = memoryOfDatabase(() => new Set([1]));
  one(db).add(2);
  expect([one(db).size, two(db).size, one(noDatabase()).size]).toEqual([2, 1, 1]);
});
