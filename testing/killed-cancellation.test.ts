import { cancelNext } from '@ribambelle/server/automatic-cancellations/cancel-next.ts';
import { queueDecision } from '@ribambelle/server/automatic-cancellations/cancellation-store.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { workingServerOf } from './working-server.ts';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

test('killed in the middle of cancelling, it continues: each registration is cancelled once, and each family gets one e-mail', async () => {
  const shop = await openShop();
  const organiser = await shop.make.organiser();
  const circus = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, circus, { days: ['2026-07-06'] });
  const anne = await shop.make.customer(organiser);
  const ben = await shop.make.customer(organiser);
  const tom = await shop.make.participant(organiser, anne, { firstname: 'Tom' });
  for (const [family, participant_id] of [
    [anne, anne.participant.id],
    [anne, tom.id],
    [ben, ben.participant.id],
  ] as const)
    await shop.make.registration(organiser, family, {
      availability_id: camp.id,
      participant_id,
      date_ids: camp.dates.map(({ id }) => id),
      total_amount: 9_000,
    });
  const now = shop.clock.now();
  // decided, and killed after the first registration, in the middle of the second
  await shop.sql(
    `insert into automatic_cancellations (organiser_id, availability_id, minimum, decide_at, state, decided_at, places)
     values ($1, $2, 5, $3, 'CANCELLING', $3, 3)`,
    [organiser.id, camp.id, now],
  );
  const pool = createPool(shop.databaseUrl, { max: 4 });
  const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now });
  const of = { availability_id: camp.id, now };
  expect(await inTenant((db, emit) => cancelNext(db, { emit, ...of }))).toBe(true);
  await expect(
    inTenant(async (db, emit) => {
      await cancelNext(db, { emit, ...of });
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await inTenant((db) => queueDecision(db, { ...of, decide_at: now, run_at: now }));
  await pool.end();
  const cancelled = async () =>
    (await shop.sql('select from registrations where cancelled_at is not null')).length;
  expect(await cancelled()).toBe(1);
  const server = await workingServerOf(shop);
  const letters = () =>
    shop.sql<{ customer_id: string; text: string }>(
      'select customer_id, text from sent_mails order by customer_id',
    );
  await expect.poll(letters).toHaveLength(2);
  await server.stop();
  expect(await cancelled()).toBe(3);
  const lines = await shop.sql(`select from receivable_lines where reason = 'CANCELLATION'`);
  expect(lines).toHaveLength(3);
  const [row] = await shop.sql('select state, families from automatic_cancellations');
  expect(row).toEqual({ state: 'CANCELLED', families: 2 });
  const both = (await letters()).find(({ customer_id }) => Number(customer_id) === anne.id);
  expect(both?.text).toContain('Léa Dubois, Tom Dubois');
  await shop.close();
});
