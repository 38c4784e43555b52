import { connect } from '@ribambelle/database/connect.ts';
import { pendingMigrations } from '@ribambelle/database/migrate.ts';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

test('a test database is migrated, and no test sees what another one writes', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = await connect(one.url);
  await client.query('create table only_here (id int)');
  await client.end();
  const other = await connect(two.url);
  const { rows } = await other.query("select to_regclass('only_here') as found");
  await other.end();
  expect(rows[0].found).toBeNull();
  expect(await pendingMigrations(one.url)).toEqual([]);
  await Promise.all([one.drop(), two.drop()]);
  await expect(connect(one.url)).rejects.toThrow('does not exist');
});
