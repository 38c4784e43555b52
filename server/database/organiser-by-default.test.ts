import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { organiserIdOf } from './database-memory.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let pool: ReturnType<typeof createPool>;
let organiser_id: number;

beforeAll(async () => {
  shop = await openShop();
  pool = createPool(shop.databaseUrl, { max: 1 });
  ({ id: organiser_id } = await shop.make.organiser());
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

const tag = { list: 'customers', name: 'new' };

test('every table of an organiser fills in the organiser of the transaction', async () => {
  const columns = await shop.sql<{ table_name: string; column_default: string | null }>(
    `select table_name, column_default from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'organiser_id'`,
  );
  expect(columns.length).toBeGreaterThan(100);
  expect(columns.filter(({ column_default }) => column_default !== 'current_organiser()')).toEqual(
    [],
  );
});

test('a new row is of the organiser of its transaction, which the transaction knows', async () => {
  const [row, known] = await inTransaction({ pool, organiser_id }, async (db) => [
    await db.insertInto('tags').values(tag).returning('organiser_id').executeTakeFirstOrThrow(),
    organiserIdOf(db),
  ]);
  expect([row, known]).toEqual([{ organiser_id }, organiser_id]);
});

test('a transaction without an organiser writes no row and knows none', async () => {
  const write = inTransaction({ pool, organiser_id: null }, (db) =>
    db.insertInto('tags').values(tag).execute(),
  );
  await expect(write).rejects.toThrow(/row-level security|null value/);
  const ask = inTransaction({ pool, organiser_id: null }, async (db) => organiserIdOf(db));
  await expect(ask).rejects.toThrow('This transaction has no organiser');
});
