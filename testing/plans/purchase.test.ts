import { connect } from '@ribambelle/database/connect.ts';
import { loadDemo } from '@ribambelle/tools/demo/load.ts';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';
import { readWhole, statementsOfPurchase } from './purchase.ts';
import { listenToStatements } from './query-plan.ts';

/**
 * The number of rows from which reading a table whole takes more than a few hundredths of a
 * millisecond.
 */
const MANY = 1_000;

test('in an organisation of ordinary size, neither a purchase nor the desk reads a long table whole', async () => {
  await using shop = await openDemo();
  const { client } = shop;
  const { rows } = await client.query<{ name: string }>(
    'select relname as name from pg_class where relnamespace = current_schema()::regnamespace and reltuples > $1',
    [MANY],
  );
  const long = new Set(rows.map(({ name }) => name));
  expect([...long]).toEqual(
    expect.arrayContaining(['availability_dates', 'registrations', 'registration_dates']),
  );
  const statements = listenToStatements();
  const sent_statements = await statementsOfPurchase(shop, {
    organiser: shop.organiser,
    statements,
  });
  statements.stop();
  expect(
    await readWhole(client, { sent: sent_statements, grows: (table) => long.has(table) }),
  ).toEqual([]);
});

/**
 * Opens the demo with its rich organiser, with as many families, parallel dates and places as
 * usual.
 */
async function openDemo() {
  const shop = await openShop({ server: { checkAnswers: false } });
  await loadDemo(shop.databaseUrl, { size: 'usual', now: shop.clock.now() });
  await shop.sql('vacuum analyze');
  const [row] = await shop.sql<{ organiser_id: string }>(
    "select organiser_id from host_names where hostname = 'localhost'",
  );
  await shop.sql("update host_names set organiser_id = $1 where hostname = '127.0.0.1'", [
    row?.organiser_id,
  ]);
  const client = await connect(shop.databaseUrl);
  return {
    ...shop,
    client,
    organiser: { id: Number(row?.organiser_id), cuid: '' },
    [Symbol.asyncDispose]: async () => {
      await client.end();
      await shop.close();
    },
  };
}
