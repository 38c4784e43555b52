import { appLogin } from '@ribambelle/database/app-login.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostOf, withoutLocks } from '@ribambelle/testing/without-locks.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { createDirectory } from '../organisers/directory.ts';
import { queueCreditRounds } from './keep-rounds.ts';
import { remindFamily } from './remind-family.ts';

/** Monday 5 January 2026, 09:00 in Brussels. */
const NOW = '2026-01-05T08:00:00.000Z';

let shop: Shop;
let pool: pg.Pool;
let owner: pg.Pool;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  pool = createPool(await appLogin(shop.databaseUrl), { max: 20 });
  owner = createPool(shop.databaseUrl, { max: 4, as_owner: true });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['customer-wallets.correct']);
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  await shop.close();
});

async function family(): Promise<MadeCustomer> {
  const made = await shop.make.customer(organiser);
  const { cuid: customer } = made;
  await shop.office('correctWallet', { customer, amount: 100, reason: 'Geste' }, staff);
  return made;
}

describe('the rounds of all organisers', () => {
  const rounds = () =>
    shop.sql(
      `select key, run_at::text, payload from graphile_worker._private_jobs where key like 'credit-reminders %' order by key`,
    );
  beforeEach(() => shop.sql('delete from graphile_worker._private_jobs'));

  test('each with credit has one, at ten, whatever number of processes begins it', async () => {
    await family();
    await shop.make.organiser({ name: 'Sans crédit' }, 'localhost');
    const both = await Promise.all([queueCreditRounds(owner, NOW), queueCreditRounds(owner, NOW)]);
    // a process that comes while another is at work leaves it to that one
    expect(both.filter((count) => count !== null && count !== 1)).toEqual([]);
    expect(both).toContain(1);
    await queueCreditRounds(owner, NOW);
    expect(await rounds()).toEqual([
      {
        key: `credit-reminders ${organiser.id} 2026-01-05`,
        run_at: expect.stringContaining('2026-01-05 09:00:00'),
        payload: { organiser_id: organiser.id, day: '2026-01-05' },
      },
    ]);
    // one that is due and waits for the queue is left alone
    await queueCreditRounds(owner, '2026-01-05T09:00:00.000Z');
    expect((await rounds()).map(({ key }) => key)).toEqual([
      `credit-reminders ${organiser.id} 2026-01-05`,
      `credit-reminders ${organiser.id} 2026-01-06`,
    ]);
  });

  test('none where it is switched off', async () => {
    await shop.sql('update organisers set credit_reminder_months = null where id = $1', [
      organiser.id,
    ]);
    expect(await queueCreditRounds(owner, NOW)).toBe(0);
    expect(await rounds()).toEqual([]);
    await shop.sql('update organisers set credit_reminder_months = 6 where id = $1', [
      organiser.id,
    ]);
  });
});

describe('rounds that meet at a family', () => {
  /** Tells one family from so many rounds at once, and counts its reminders. */
  async function meet(times: number): Promise<number> {
    const { id: customer_id } = await family();
    const present = await createDirectory(pool).presentOrganiser(organiser.id);
    if (present === null) throw new Error('There is no organiser');
    const of = { organiser: present, customer_id, now: '2026-07-05T09:00:00.000Z' };
    await Promise.all(
      Array.from({ length: times }, () =>
        inTransaction({ pool, organiser_id: organiser.id }, (db) => remindFamily(db, of)),
      ),
    );
    const [row] = await shop.sql<{ count: number }>(
      'select count(*)::integer as count from credit_reminders where customer_id = $1',
      [customer_id],
    );
    return row?.count ?? 0;
  }

  test.each([2, 20])('%i at once write one reminder', async (times) => {
    expect(await meet(times)).toBe(1);
  });

  test('without the lock of the wallet some write two', async () => {
    expect(await withoutLocks(() => mostOf(() => meet(20), { right: 1 }))).toBeGreaterThan(1);
  });
});
