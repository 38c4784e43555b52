import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const FIRST = '0200';

let database: TestDatabase;
let client: Client;
let before: string;

beforeEach(async () => {
  database = await createTestDatabase();
  client = await connect(database.url);
  await client.query(
    'drop schema public cascade; drop schema graphile_worker cascade; create schema public; grant all on schema public to public',
  );
  before = await mkdtemp(join(tmpdir(), 'ribambelle-before-'));
  for (const name of await readdir(MIGRATIONS))
    if (name < FIRST) await copyFile(join(MIGRATIONS, name), join(before, name));
  await migrate(database.url, before);
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(before, { recursive: true });
});

/**
 * The data of a running shop: an order of three, half paid, one cancelled with its money still
 * there; one cancelled whole; one by staff.
 */
const SHOP = `
  insert into organisers (id, name) values (1, 'Maison');
  insert into customers (organiser_id, id, firstname, lastname, email, wallet_amount) values (1, 1, 'Anne', 'Dubois', 'a@example.test', 700);
  insert into participants (organiser_id, id, customer_id, firstname, lastname) values (1, 1, 1, 'Léa', 'Dubois');
  insert into activities (organiser_id, id, slug, title) values (1, 1, 'stage', '{"fr": "Stage"}');
  insert into availabilities (organiser_id, id, activity_id, start_at, end_at, price) values (1, 1, 1, '2026-07-06T07:00Z', '2026-07-06T14:00Z', 10000);
  insert into carts (organiser_id, id, customer_id, status, reference, total_amount, service_fee_amount, service_fee_paid_amount, processed_at) values
    (1, 1, 1, 'PROCESSED', '000000000101', 30000, 150, 100, '2026-01-05T08:00Z'), (1, 2, 1, 'PROCESSED', '000000000202', 10000, 150, 0, '2026-01-05T08:00Z');
  insert into registrations (organiser_id, id, customer_id, participant_id, availability_id, cart_id, total_amount, deposit_amount, paid_amount, cancelled_at, created_at) values
    (1, 1, 1, 1, 1, 1, 10000, 3000, 4000, null, '2026-01-05T08:00Z'), (1, 2, 1, 1, 1, 1, 10000, 0, 10000, null, '2026-01-05T08:00Z'),
    (1, 3, 1, 1, 1, 1, 10000, 0, 2500, '2026-01-06T08:00Z', '2026-01-05T08:00Z'), (1, 4, 1, 1, 1, 2, 10000, 0, 0, '2026-01-06T08:00Z', '2026-01-05T08:00Z'),
    (1, 5, 1, 1, 1, null, 0, 0, 0, null, '2026-01-05T08:00Z');
  insert into payments (organiser_id, id, customer_id, cart_id, registration_id, method, amount, state, paid_at) values
    (1, 1, 1, 1, null, 'TRANSFER', 16600, 'PAID', now()), (1, 2, 1, null, 1, 'ONLINE', 700, 'PAID', now());
  insert into payment_allocations (organiser_id, payment_id, registration_id, amount) values
    (1, 1, null, 100), (1, 1, 1, 4000), (1, 1, 2, 10000), (1, 1, 3, 2500);
  insert into wallet_movements (organiser_id, customer_id, amount, reason, payment_id, registration_id) values (1, 1, 700, 'OVERPAYMENT', 2, 1);`;

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(sql)).rows;
}

test('the amounts owed to and received by a running shop stay the same to the cent', async () => {
  await client.query(SHOP);
  const owed =
    await rowsOf(`select id, case when cancelled_at is null then greatest(0, total_amount - paid_amount) else 0 end as owed, paid_amount
    from registrations order by id`);
  await migrate(database.url);
  expect(
    await rowsOf(`select r.id, o.owed_amount as owed, o.paid_amount from registrations r
      join receivables o on o.organiser_id = r.organiser_id and o.id = r.receivable_id order by r.id`),
  ).toEqual(owed);
  expect(
    await rowsOf(
      'select cart_id::integer as cart_id, total_amount, paid_amount, owed_amount from receivables where accessory order by cart_id',
    ),
  ).toEqual([
    { cart_id: 1, total_amount: 150, paid_amount: 100, owed_amount: 50 },
    // nothing is left of this order (R26)
    { cart_id: 2, total_amount: 0, paid_amount: 0, owed_amount: 0 },
  ]);
  expect(
    await rowsOf(
      `select credit_amount from receivables o join registrations r on r.receivable_id = o.id where r.id = 3`,
    ),
  ).toEqual([{ credit_amount: 2_500 }]);
  expect(
    await rowsOf(`select r.id from receivables r where r.total_amount <> (select coalesce(sum(amount), 0) from receivable_lines l where l.receivable_id = r.id)
      or r.paid_amount <> (select coalesce(sum(amount), 0) from payment_allocations l where l.receivable_id = r.id)`),
  ).toEqual([]);
  expect(
    await rowsOf(`select t.payment_id::integer as payment, r.id::integer as registration from payment_targets t join registrations r on r.receivable_id = t.receivable_id
      union all select m.payment_id::integer, r.id::integer from wallet_movements m join registrations r on r.receivable_id = m.receivable_id
      order by 1, 2`),
  ).toEqual([
    { payment: 1, registration: 1 },
    { payment: 1, registration: 2 },
    { payment: 1, registration: 3 },
    { payment: 2, registration: 1 },
    { payment: 2, registration: 1 },
  ]);
  // an organiser that has not said its regime has lines without VAT
  expect(
    await rowsOf(
      'select id from receivable_lines where vat_category is not null or vat_rate is not null',
    ),
  ).toEqual([]);
});
